/** Milliseconds for which a page takes what its route has prefetched (app/page-queries.ts), while the page's code loads. */
export const freshFor = 5000;
