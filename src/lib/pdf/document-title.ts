import { drawnLines } from './plain-text';

/**
 * Title of the document, which readers show in the window: the record's title and its goal.
 * @param title title of the record
 * @param goal goal of the record
 * @returns both, or the first alone where the second cannot be written
 */
export function documentTitle(title: unknown, goal: unknown): string {
  const [first = ''] = drawnLines(title);
  const second = [...drawnLines(goal).join(' ').trim()].slice(0, 200).join('');
  const both = [first, second].filter((part) => part !== '').join(': ');
  return [both, both.normalize('NFD'), first].find(isWritable) ?? '';
}

/**
 * jsPDF writes such a text as UTF-16 bytes in a literal string, where readers take the byte 0D for a line end. Characters
 * that hold it ('č', '不') would come out as others.
 */
function isWritable(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >> 8 === 0x0d || (unit & 0xff) === 0x0d) return false;
  }
  return true;
}
