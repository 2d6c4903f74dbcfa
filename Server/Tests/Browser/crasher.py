"""An installed app whose program dies in every call."""

import json
import pathlib

IDENTIFIER = "org.errand.tests.crasher"
INTENT = "INCreateNoteIntent"

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>{identifier}</string>
<key>CFBundleDisplayName</key><string>Crasher</string>
{rest}</dict></plist>
"""
EXTENSION = """<key>CFBundleExecutable</key><string>crasher</string>
<key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
<key>NSExtensionPrincipalClass</key><string>Crasher</string>
<key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>{intent}</string></array></dict>
</dict>
"""


def install(data):
    """Puts the app into a data folder, as errand install would."""
    folder = pathlib.Path(data) / "apps" / IDENTIFIER
    bundle = folder / "versions/1/Crasher.app"
    extension = bundle / "PlugIns/Crasher.appex"
    extension.mkdir(parents=True)
    for name in ("data", "log"):
        (folder / name).mkdir()
    (bundle / "Info.plist").write_text(PLIST.format(identifier=IDENTIFIER, rest=""))
    (extension / "Info.plist").write_text(PLIST.format(identifier=IDENTIFIER + ".extension", rest=EXTENSION.format(intent=INTENT)))
    program = extension / "crasher"
    program.write_text("#!/bin/sh\necho 'the note cannot be kept' >&2\nkill -SEGV $$\n")
    program.chmod(0o755)
    (folder / "installation.json").write_text(json.dumps({
        "format": 1, "identifier": IDENTIFIER, "name": "Crasher", "version": 1, "bundle": "Crasher.app", "installed": "2026-01-05T09:00:00Z",
        "source": "a test", "granted": [], "answers": {"owner": {"assistant": True}},
    }))
