import { useEffect } from 'react';

import { brand } from '@/brand';

/** Sets the window's title to `title` and the product's name. */
export function setDocumentTitle(title: string): void {
  document.title = `${title} - ${brand.name}`;
}

/** The same for a page that is named by what it shows. All others are named by their route (src/app/routes.tsx). */
export function useDocumentTitle(title: string): void {
  useEffect(() => setDocumentTitle(title), [title]);
}
