import type { Plugin } from 'vite';

/**
 * Packages that put a constant `<style>` into the page when they are imported, and what that looks like in them. The
 * typewriter's sheet is for its Cursor component only, which is not used here; what is needed of the marquee's is
 * src/features/marketing/marquee.css, so its pattern matches the sheet by its length.
 */
const injections: Record<string, RegExp> = {
  'react-simple-typewriter':
    /!function\(\w,\w\)\{void 0===\w&&[^]*?createElement\("style"\)[^]*?\}\("(?:[^"\\]|\\.)*"\)/,
  'react-fast-marquee': /___\$insertStyle\("\.rfm-marquee-container \{(?:[^"\\]|\\.){1408}"\)/,
};

/**
 * Removes such an injection: the security policy allows no `<style>` (docs/decisions/0006). The build fails when a new
 * version of a package no longer looks as expected, rather than shipping a page that breaks the policy.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const name = Object.keys(injections).find((injector) => id.includes(`/node_modules/${injector}/dist/index.js`));
      const pattern = name === undefined ? undefined : injections[name];
      if (pattern === undefined) return null;
      if (!pattern.test(code)) this.error(`${name} injects its styles in a way this build does not know.`);
      return { code: code.replace(pattern, 'void 0'), map: null };
    },
  };
}
