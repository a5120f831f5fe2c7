// Runs before the first paint of the pages that are not public. The build writes it into their documents
// (tools/prerender/document.ts); the demo and the development server load this file.
{
  const root = document.documentElement;
  // The demo's page names the prefix of its stored keys (src/session/storage.ts).
  const prefix = root.getAttribute('data-storage-prefix') ?? '';
  const read = (key, storage = 'localStorage') => {
    try {
      return window[storage].getItem(prefix + key);
    } catch {
      return null;
    }
  };

  // Without a stored theme the style sheet follows `prefers-color-scheme`.
  const theme = read('theme');
  if (theme === 'dark' || theme === 'light') root.classList.add(theme);
  // The frame of a guarded page is for users who are signed in.
  root.toggleAttribute('data-no-frame', !read('authToken') && !read('businessToken'));
  // The dashboard greets a session once (src/features/drafting/welcome.tsx).
  root.toggleAttribute('data-greeted', Boolean(read('greeted', 'sessionStorage')));
  const forget = () => ['data-no-frame', 'data-greeted'].forEach((name) => root.removeAttribute(name));
  addEventListener('hydrated', forget, { once: true });
}
