/** Whether a text says something: blanks alone do not. */
export const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
