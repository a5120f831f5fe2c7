import { describe, expect, it, vi } from 'vitest';

import { env } from './env';
import { imageUrl } from './image-url';

describe('the URL of a stored picture', () => {
  it.each([
    ['/uploads/a.png', 'http://api.test/uploads/a.png'],
    ['uploads/a b.png', 'http://api.test/uploads/a%20b.png'],
    ['uploads\\2026\\a.png', 'http://api.test/uploads/2026/a.png'],
    ['\\uploads\\a.png', 'http://api.test/uploads/a.png'],
    ['http://api.test/uploads/a.png', 'http://api.test/uploads/a.png'],
    // An origin of the settings (vite.config.ts).
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    [' HTTPS://Pictures.example:443/a.png ', 'https://pictures.example/a.png'],
  ])('%j: %s', (path, url) => {
    expect(imageUrl(path)).toBe(url);
  });

  it.each([
    null, '', '   ',
    'https://cdn.example/a.png', 'http://pictures.example/a.png', 'https://pictures.example.evil.example/a.png',
    'https://pictures.example:8443/a.png', 'https://pictures.example@evil.example/a.png',
    '//evil.example/x.png', '\\\\evil.example\\x.png', '/\\evil.example/x.png', '/\t/evil.example/x.png', '/\n/evil.example/x.png',
    'java\nscript:alert(1)', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:image/svg+xml,<svg/>', 'vbscript:x',
    'blob:x', 'blob:http://api.test/x', 'file:///etc/passwd', 'https:///nohost', 'https://',
  ])('is null for %j', (path) => {
    expect(imageUrl(path)).toBeNull();
  }); // prettier-ignore

  it("is at the page's own origin where no backend is set, and at no other", () => {
    vi.spyOn(env, 'apiHost', 'get').mockReturnValue('');
    expect(imageUrl('/uploads/a.png')).toBe(`${window.location.origin}/uploads/a.png`);
    expect(imageUrl('/\t/evil.example/x.png')).toBeNull();
  });

  it('is found in a browser without URL.canParse too (Chrome before 120, Safari before 17)', () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override canParse = undefined as unknown as typeof URL.canParse;
      },
    );
    expect(imageUrl('/uploads/a.png')).toBe('http://api.test/uploads/a.png');
    expect(imageUrl('https://')).toBeNull();
  });
});
