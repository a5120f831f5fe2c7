import { readLabel } from './labels';
import { shownLine, type LineType, type ResultLine } from './result-line';

/* Versions, links and backups store lines as texts, with their types where `typeOf` does not give them. */

const typeOf = (text: string, index: number): LineType =>
  index === 0 && readLabel(text)?.kind === 'objective' ? 'objective' : 'result';

/** Lines from their texts. @param types in the same order; undefined where `typeOf` gives them */
export const linesOfTexts = (texts: readonly string[], types?: readonly LineType[]): ResultLine[] =>
  texts.map((shown, index) => {
    const type = types?.[index] ?? typeOf(shown, index);
    const label = type === 'objective' ? readLabel(shown) : null;
    return label?.kind === 'objective' && label.text !== ''
      ? { type, label: label.prefix, text: label.text, at: 0 }
      : { type, label: '', text: shown, at: 0 };
  });

/** The types to store beside the texts of lines; undefined where `typeOf` gives them. */
export function storedTypes(lines: readonly Pick<ResultLine, 'type' | 'label' | 'text'>[]): LineType[] | undefined {
  const isSaid = lines.every((line, index) => line.type === typeOf(shownLine(line), index));
  return isSaid ? undefined : lines.map(({ type }) => type);
}
