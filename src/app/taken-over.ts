/** The event by which a prerendered page says that React answers it now. */
export const takenOver = 'taken-over';
