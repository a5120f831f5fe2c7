import type { Plugin } from 'vite';

/**
 * react-simple-typewriter and react-fast-marquee insert a `<style>` on import, which the security policy refuses
 * (docs/decisions/0006); without a document they do not. src/features/marketing/marquee.css has the needed rules.
 */
export const withoutInjectedStyles: Plugin = {
  name: 'without-injected-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/react-(?:simple-typewriter|fast-marquee)\/dist\/index\.js$/ },
    handler: (code) => ({ code: code.replace(/typeof (?:document|window)\b/, '"undefined"'), map: null }),
  },
};
