import { prefetchPageQueries } from './page-queries';
import { documentPath } from './prerendered';

/*
 * The first script of a guarded page's document: what the page reads first is under way before React and the code of the page
 * have come (docs/decisions/0031). The loader of the route finds it waiting in the cache.
 */

prefetchPageQueries(documentPath());
