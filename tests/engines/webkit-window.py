#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, as narrow as a phone: the engine's own MiniBrowser has at least 447 px.

Its arguments: width, height, and the file that SIGUSR2 has a picture of it written to, since WebDriver's own pictures
never come without a real screen. It prints its process, then what goes wrong in its pages, a line for each.
"""

import os
import signal
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

width, height, picture = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

# WebDriver has no command for what a page logs. This runs before the scripts of every page, whose policy lets it.
WATCH = """
const report = (...parts) => webkit.messageHandlers.problem.postMessage(parts.map(String).join(' '));
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...parts) => {
    report(`console.${level}:`, ...parts);
    log.apply(console, parts);
  };
}
addEventListener('error', (event) => report('uncaught:', event.message));
addEventListener('unhandledrejection', (event) => report('uncaught:', event.reason));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report('policy violation:', effectiveDirective, 'blocked', blockedURI));
"""


def print_problem(_content, message):
    print(message.get_js_value().to_string().replace("\n", " "), flush=True)


def open_window(_session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("problem")
    content.connect("script-message-received::problem", print_problem)
    everywhere, at_start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript(WATCH, everywhere, at_start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()

    def take_picture():
        Gdk.pixbuf_get_from_window(window.get_window(), 0, 0, width, height).savev(picture, "png", [], [])
        return GLib.SOURCE_CONTINUE

    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR2, take_picture)
    return view


print(os.getpid(), flush=True)
# The page is told that less motion is wanted.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", lambda _context, session: session.connect("create-web-view", open_window))
Gtk.main()
