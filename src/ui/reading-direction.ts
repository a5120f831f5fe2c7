/** 1 where the element is read from left to right, -1 from right to left. */
export const readingDirection = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
