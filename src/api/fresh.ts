/**
 * Milliseconds for which a page takes the answer that its route has just asked for (app/page-queries.ts): so long the code
 * of a page may take to come. Without it every page would ask a second time when it is mounted.
 */
export const freshFor = 5000;
