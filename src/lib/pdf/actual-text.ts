import type { jsPDF } from 'jspdf';

/**
 * Says which text a drawing stands for (PDF 1.7, 14.9.4), so that it can be searched, copied and read aloud where the
 * reader supports it.
 * @param doc the document
 * @param text what the drawing shows
 * @param x left end of the drawing's base line in millimetres
 * @param y its base line in millimetres
 * @param draw draws it
 */
export function withActualText(doc: jsPDF, text: string, x: number, y: number, draw: () => void): void {
  // Public in jsPDF's documentation, missing in its types.
  const content = doc.internal as typeof doc.internal & { write(line: string): void };
  content.write(`/Span <</ActualText <${utf16(text)}>>> BDC`);
  // Readers give the text to the characters inside, so there must be one: a blank that is not painted.
  doc.text(' ', x, y, { renderingMode: 'invisible' });
  draw();
  content.write('EMC');
}

/** UTF-16 with its byte order mark, in hexadecimal. */
function utf16(text: string): string {
  let digits = 'feff';
  for (let index = 0; index < text.length; index += 1) {
    digits += text.charCodeAt(index).toString(16).padStart(4, '0');
  }
  return digits;
}
