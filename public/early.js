// Runs before the first paint of the pages that are not public. The build writes it into their documents
// (tools/prerender/document.ts), whose security policy allows it by its hash; the demo and the development server load this file.
(function () {
  var root = document.documentElement;
  // The demo's page names the prefix of its stored keys (src/session/storage.ts).
  var prefix = root.getAttribute('data-storage-prefix') || '';
  var read = function (key, storage) {
    try {
      return window[storage || 'localStorage'].getItem(prefix + key);
    } catch (_) {
      return null;
    }
  };

  // Without a choice the style sheet follows the system by itself.
  var theme = read('theme');
  if (theme === 'dark' || theme === 'light') root.classList.add(theme);

  // The frame of a guarded page is for users who are signed in, and for its own paths: hosts send a document at others too.
  var framePaths = root.getAttribute('data-frame-paths');
  var signedIn = read('authToken') || read('businessToken');
  if (framePaths && !(signedIn && new RegExp(framePaths, 'i').test(location.pathname)))
    root.setAttribute('data-no-frame', '');

  // Whom the dashboard has greeted in this tab it does not greet again (src/features/drafting/welcome.tsx).
  if (read('greeted', 'sessionStorage')) root.setAttribute('data-greeted', '');

  // What is pressed before the application responds is pressed again once it does (src/app/prerendered.ts). A frame is
  // replaced, and with it what was pressed: the page has the same link, or the button with the same `data-press`.
  var isSame = function (one, other) {
    return one.getAttribute('href') === other.getAttribute('href') && one.dataset.press === other.dataset.press;
  };
  var pressed = [];
  var hold = function (event) {
    var button =
      event.type === 'submit' ? event.submitter : event.target instanceof Element && event.target.closest('button');
    // A press on a submit button comes as a submit too, of a form that is filled in.
    if (!button || (event.type === 'click' && button.form && button.type === 'submit')) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('data-pressed', '');
    pressed.push(button);
  };

  // A mouse button is released on what has taken the place of what it was pressed on: browsers do not call that a click.
  var down = null;
  var track = function (event) {
    var isPress = event.type === 'pointerdown' && event.pointerType === 'mouse' && event.button === 0;
    down = isPress && event.target instanceof Element ? event.target.closest('a, button') : null;
  };
  var complete = function (event) {
    var control = event.target instanceof Element && event.target.closest('a, button');
    if (control && isSame(control, down)) control.click();
  };

  var release = function () {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    removeEventListener('pointerdown', track, true);
    removeEventListener('pointerup', track, true);
    root.removeAttribute('data-no-frame');
    root.removeAttribute('data-greeted');
    if (down && !down.isConnected) addEventListener('pointerup', complete, { capture: true, once: true });
  };
  var repeat = function () {
    pressed.forEach(function (button) {
      button.removeAttribute('data-pressed');
      var inPlace = Array.from(document.querySelectorAll('[data-press]')).find(function (other) {
        return isSame(other, button);
      });
      if (button.isConnected) button.click();
      else if (inPlace) inPlace.click();
    });
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('pointerdown', track, true);
  addEventListener('pointerup', track, true);
  addEventListener('rendered', release, { once: true });
  addEventListener('hydrated', repeat, { once: true });
})();
