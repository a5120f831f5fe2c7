import { withoutEndSlash } from '@/lib/path';

import { prefetchEarly } from './page-queries';

/*
 * The first script that runs, with a file of its own (tools/chunks.ts): what the opened page reads first is under way before
 * React and the code of the page have come (docs/decisions/0016). The router's own loader finds it waiting.
 */

const path = withoutEndSlash(window.location.pathname.slice(import.meta.env.BASE_URL.length - 1));

// The embedded backend starts later, with the application.
if (__EMBEDDED_BACKEND__ === 'none') prefetchEarly(path);
