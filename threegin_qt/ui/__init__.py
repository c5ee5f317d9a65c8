"""The widgets: everything the player sees."""
