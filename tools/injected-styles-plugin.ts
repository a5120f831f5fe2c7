import type { Plugin } from 'vite';

/**
 * react-simple-typewriter and react-fast-marquee insert a `<style>` on import, which the security policy refuses
 * (docs/decisions/0006); without a document they do not. src/features/marketing/marquee.css has the needed rules.
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
