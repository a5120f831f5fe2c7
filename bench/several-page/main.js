// @ts-check

/** What the application does for a PDF of several records, on a page of its own. */
document.querySelector('button')?.addEventListener('click', () => void downloadAll());

async function downloadAll() {
  const { buildPdfOfSeveral } = await import('../../src/lib/pdf');
  /** @type {{ goal: string, role: string, result: string }[]} */
  const records = /** @type {any} */ (window).records;
  const blob = await buildPdfOfSeveral(
    {
      title: 'OKRs',
      day: 'Mar 14, 2026',
      records: records.map(({ goal, role, result }) => ({ title: 'Okr Data', goal, role, lines: result.split('\n') })),
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'records.pdf';
  link.click();
}
