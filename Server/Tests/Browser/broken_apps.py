"""Installed apps whose programs do not do what they should."""

import json
import pathlib

CRASHER, SLEEPER = "org.errand.tests.crasher", "org.errand.tests.sleeper"
# What their programs do: one dies in every call, the other never answers.
SCRIPTS = {CRASHER: "echo 'the note cannot be kept' >&2; kill -SEGV $$", SLEEPER: "exec sleep 600"}
INTENT = "INCreateNoteIntent"

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>{identifier}</string>
<key>CFBundleDisplayName</key><string>{name}</string>
{rest}</dict></plist>
"""
EXTENSION = """<key>CFBundleExecutable</key><string>program</string>
<key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
<key>NSExtensionPrincipalClass</key><string>Handler</string>
<key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>{intent}</string></array></dict>
</dict>
"""


def install(data):
    """Puts the apps into a data folder, as errand install would."""
    for identifier, script in SCRIPTS.items():
        name = identifier.rsplit(".", 1)[1].capitalize()
        folder = pathlib.Path(data) / "apps" / identifier
        bundle = folder / f"versions/1/{name}.app"
        extension = bundle / f"PlugIns/{name}.appex"
        extension.mkdir(parents=True)
        for part in ("data", "log"):
            (folder / part).mkdir()
        (bundle / "Info.plist").write_text(PLIST.format(identifier=identifier, name=name, rest=""))
        rest = EXTENSION.format(intent=INTENT)
        (extension / "Info.plist").write_text(PLIST.format(identifier=identifier + ".extension", name=name, rest=rest))
        program = extension / "program"
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
        (folder / "installation.json").write_text(json.dumps({
            "format": 1, "identifier": identifier, "name": name, "version": 1, "bundle": f"{name}.app", "installed": "2026-01-05T09:00:00Z",
            "source": "a test", "granted": [], "answers": {"owner": {"assistant": True}},
        }))
