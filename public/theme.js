// Runs before the first paint, as a file of our own because the security policy allows no inline script.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch (_) {
    // Storage is blocked: the system's choice decides.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
