/** What one exported page says (spec 7): `title` first, then goal and role, then `lines` as a numbered list. */
export type PdfRecord = { title: string; goal: string; role: string; lines: readonly string[] };
