/** Whether a text has more than blanks. */
export const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
