import { clsx } from 'clsx';

/** The edge, fill and states every input shares (docs/product.md 18.3, 19.5). */
export const inputClass = clsx(
  'block min-h-11 w-full rounded-field border border-line-strong bg-raised px-3 text-field text-ink',
  // Safari centers the text of a date field only in a flex or grid container; Chromium keeps the calendar at the end only in a grid.
  '[&[type=date]]:grid',
  'transition-[border-color,box-shadow] duration-120 ease-out hover:border-muted',
  // `focus-within`, since a date field's calendar button can have the focus.
  'focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
  'focus-within:shadow-[0_0_0_4px_color-mix(in_oklab,var(--c-focus)_16%,transparent)]',
  'aria-invalid:border-danger aria-invalid:outline-2 aria-invalid:-outline-offset-2 aria-invalid:outline-danger',
  // Outside the error's outline, so that both are visible.
  'aria-invalid:focus-within:border-danger aria-invalid:focus-within:outline-offset-1 aria-invalid:focus-within:outline-focus',
);
