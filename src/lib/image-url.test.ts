import { describe, expect, it } from 'vitest';

import { imageUrl } from './image-url';

describe('where a stored picture is loaded from', () => {
  it.each([
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['HTTP://pictures.example/a.png', 'HTTP://pictures.example/a.png'],
    ['/uploads/a.png', 'http://api.test/uploads/a.png'],
    ['uploads/a b.png', 'http://api.test/uploads/a b.png'],
  ])('%s: %s', (path, url) => {
    expect(imageUrl(path)).toBe(url);
  });

  it.each([
    null,
    '',
    '   ',
    '//evil.example/x.png',
    '\\\\evil.example\\x.png',
    '/\\evil.example/x.png',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:x',
    'file:///etc/passwd',
    'https:///nohost',
    'vbscript:x',
  ])('nowhere for %j', (path) => {
    expect(imageUrl(path)).toBeNull();
  });

  it.each(['java\nscript:alert(1)', 'java\tscript:alert(1)', '/\n/evil.example/x.png', '/\t/evil.example/x.png'])(
    'never leaves the host by signs that a browser takes out: %j',
    (path) => {
      const url = imageUrl(path);
      // The way a browser reads it, relative to the page.
      expect(url === null ? 'nowhere' : new URL(url, 'http://page.test').origin).toMatch(
        /^(nowhere|http:\/\/api\.test)$/,
      );
    },
  );
});
