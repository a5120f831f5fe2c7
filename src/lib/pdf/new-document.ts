import { jsPDF } from 'jspdf';

/** An empty document as this application writes it. */
export function newDocument(): jsPDF {
  return new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
}
