import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/domain/paths';

/** Ctrl K, or Cmd K, leads to the search from anywhere in the shell; there it leads into its field. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      const wanted = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
      if (!wanted || event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('#search-field');
      if (field === null) return void navigate(paths.search);
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', search);
    return () => document.removeEventListener('keydown', search);
  }, [navigate]);
}
