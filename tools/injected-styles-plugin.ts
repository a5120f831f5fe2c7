import type { Plugin } from 'vite';

/**
 * react-simple-typewriter and react-fast-marquee put a `<style>` into the page when they are imported, which the security policy
 * refuses (docs/decisions/0006), but not where they find no document. src/features/marketing/marquee.css has the needed rules.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/react-(?:simple-typewriter|fast-marquee)\/dist\/index\.js$/ },
      handler(code) {
        if (code.split(looksForDocument).length !== 2) this.error('The package injects its styles in an unknown way.');
        return { code: code.replace(looksForDocument, '"undefined"'), map: null };
      },
    },
  };
}

const looksForDocument = /typeof (?:document|window)\b/;
