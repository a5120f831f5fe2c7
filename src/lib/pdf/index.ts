export { buildPdf, type PdfGroup } from './document';
export { pdfFileName } from './file-name';
export { buildPdfOfSeveral } from './several';
