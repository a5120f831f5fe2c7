/** A text with a capital at its start. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
