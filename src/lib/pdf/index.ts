export { buildPdf } from './document';
export { pdfFileName } from './file-name';
export { buildPdfOfSeveral } from './several';
