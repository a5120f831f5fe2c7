// @ts-check

/**
 * The least a page can do for PDFs of the same layout: jsPDF on the first press, and its own line breaking.
 *
 * @typedef {{ goal: string, role: string, result: string }} Goal
 * @typedef {import('jspdf').jsPDF} Doc
 */
const [one, all] = document.querySelectorAll('button');
one?.addEventListener('click', () => void download());
all?.addEventListener('click', () => void downloadAll());

async function download() {
  const doc = await newDocument();
  writeGoal(doc, /** @type {any} */ (window).record);
  save(doc);
}

/** Contents with links, then each record from a new page on, with an outline. */
async function downloadAll() {
  const doc = await newDocument();
  /** @type {Goal[]} */
  const records = /** @type {any} */ (window).records;
  const perPage = 28;
  const pages = Math.ceil(records.length / perPage);
  for (let page = 2; page <= pages; page += 1) doc.addPage();
  for (const [index, record] of records.entries()) {
    doc.addPage();
    const target = doc.getNumberOfPages();
    writeGoal(doc, record);
    doc.outline.add(null, record.goal, { pageNumber: target });
    doc.setPage(1 + Math.floor(index / perPage));
    const y = 10 + (index % perPage) * 10;
    doc.text(record.goal, 10, y);
    doc.link(10, y - 7, 190, 10, { pageNumber: target });
    doc.setPage(doc.getNumberOfPages());
  }
  save(doc);
}

async function newDocument() {
  const { jsPDF } = await import('jspdf');
  return new jsPDF({ unit: 'mm', format: 'a4', compress: true });
}

/** @param {Doc} doc @param {Goal} goal */
function writeGoal(doc, { goal, role, result }) {
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
}

/** @param {Doc} doc */
function save(doc) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(doc.output('blob'));
  link.download = 'record.pdf';
  link.click();
}
