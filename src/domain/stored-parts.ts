import * as v from 'valibot';

type Schema<Row> = v.GenericSchema<unknown, Row>;

/** A part of a stored value, undefined where it is missing or unreadable. */
export const ifReadable = <Part extends v.GenericSchema>(part: Part) => v.fallback(v.optional(part), undefined);

const rowsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/** The readable rows of a stored list, without unknown fields; none for anything but a list. */
export const readRows = <Row>(row: Schema<Row>, list: unknown): Row[] =>
  rowsOf(list).flatMap((each) => {
    const read = v.safeParse(row, each);
    return read.success ? [read.output] : [];
  });

/** The other rows of the list, as they are. */
export const unreadableRows = <Row>(row: Schema<Row>, list: unknown): unknown[] =>
  rowsOf(list).filter((each) => !v.is(row, each));
