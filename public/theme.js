// Runs before the first paint, as a file of our own because the security policy allows no inline script. Without a
// choice the style sheet follows the system by itself.
(function () {
  try {
    // The demo's page names the prefix of its stored keys (src/session/storage.ts).
    var prefix = document.documentElement.getAttribute('data-storage-prefix') || '';
    var theme = localStorage.getItem(prefix + 'theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.classList.add(theme);
  } catch (_) {
    // Storage is blocked: the system's choice decides.
  }
})();
