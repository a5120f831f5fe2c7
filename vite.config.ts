import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { pdfStubs } from './tools/pdf-stubs-plugin.ts';
import { withoutInjectedStyles } from './tools/injected-styles-plugin.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles(), pdfStubs()],
  resolve: { tsconfigPaths: true },
  define: { __EMBEDDED_BACKEND__: JSON.stringify('none') },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    manifest: true,
  },
});
