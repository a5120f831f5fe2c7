export { buildPdf } from './document';
export { pdfFileName } from './file-name';
