// @ts-check

/** The least a page can do for a PDF of the same layout: jsPDF on the first press, and its own line breaking. */
document.querySelector('button')?.addEventListener('click', () => void download());

async function download() {
  const { jsPDF } = await import('jspdf');
  /** @type {{ goal: string, role: string, result: string }} */
  const { goal, role, result } = /** @type {any} */ (window).record;
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  let y = 0;
  /** @param {string} text @param {number} points */
  const write = (text, points) => {
    doc.setFontSize(points);
    for (const line of doc.splitTextToSize(text, 190)) {
      y += 10;
      if (y > 287) {
        doc.addPage();
        y = 10;
      }
      doc.text(line, 10, y);
    }
  };
  write('Objectives and Key Results', 14);
  write(goal, 12);
  write(role, 12);
  for (const line of result.split('\n')) write(line, 12);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(doc.output('blob'));
  link.download = 'record.pdf';
  link.click();
}
