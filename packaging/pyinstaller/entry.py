"""What the one-folder build starts: a script, where `python -m threegin_qt` starts a package."""

import sys

from threegin_qt.__main__ import main

sys.exit(main())
