/**
 * Advances of Helvetica in thousandths of the font size, from Adobe's metrics for the standard fonts. jsPDF rounds its own
 * to hundredths and has none for a third of the signs ('Š', 'Œ', '¼'), which is enough to push a line over the margin.
 */
const advances: Record<number, string> = {
  191: "'",
  222: 'ijl‚‘’',
  260: '|¦',
  278: ' \u00a0!,./:;I[\\]ft·ÌÍÎÏìíîï',
  333: '()-`r¡¨¯²³´¸¹„ˆ‹“”˜›',
  334: '{}',
  350: '•',
  355: '"',
  365: 'º',
  370: 'ª',
  389: '*',
  400: '°',
  469: '^',
  500: 'Jcksvxyzçýÿšž',
  537: '¶',
  556: '#$0123456789?L_abdeghnopqu¢£¤¥§«µ»àáâãäåèéêëðñòóôõöùúûüþ€ƒ†‡–',
  584: '+<=>~¬±×÷',
  611: 'FTZ¿ßøŽ',
  667: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞŠŸ',
  722: 'CDHNRUwÇÐÑÙÚÛÜ',
  737: '©®',
  778: 'GOQÒÓÔÕÖØ',
  833: 'Mm',
  834: '¼½¾',
  889: '%æ',
  944: 'Wœ',
  1000: 'Æ…‰Œ—™',
  1015: '@',
};

const byCharacter = new Map(
  Object.entries(advances).flatMap(([advance, characters]) =>
    Array.from(characters, (character) => [character, Number(advance) / 1000] as const),
  ),
);

/**
 * Advance of one character of Windows-1252 in Helvetica.
 * @param character a single character
 * @returns its width as a part of the font size; 0 for a character the font lacks
 */
export function helveticaAdvance(character: string): number {
  return byCharacter.get(character) ?? 0;
}
