import { labelOf } from './labels';
import { shownLine, type LineType, type ResultLine } from './result-line';

/*
 * The lines of a person's own wording, of a link and of an earlier version, which are kept as texts. Their types are kept beside
 * them where the texts alone do not say them.
 */

/** What lines are without more said: the first may be the objective, the others are results. */
const typeOf = (text: string, index: number): LineType =>
  index === 0 && labelOf(text)?.kind === 'objective' ? 'objective' : 'result';

/** Lines from their texts. @param types in the same order; undefined where the texts say them */
export const linesOfTexts = (texts: readonly string[], types?: readonly LineType[]): ResultLine[] =>
  texts.map((shown, index) => {
    const type = types?.[index] ?? typeOf(shown, index);
    const label = type === 'objective' ? labelOf(shown) : null;
    return label?.kind === 'objective' && label.text !== ''
      ? { type, label: label.prefix, text: label.text, at: 0 }
      : { type, label: '', text: shown, at: 0 };
  });

/** The types to be kept beside the texts of lines; undefined where the texts say them. */
export function typesOf(lines: readonly Pick<ResultLine, 'type' | 'label' | 'text'>[]): LineType[] | undefined {
  const isSaid = lines.every((line, index) => line.type === typeOf(shownLine(line), index));
  return isSaid ? undefined : lines.map(({ type }) => type);
}
