import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { isSearchKey } from '@/lib/search-key';

/** The platform's Ctrl K or Cmd K leads to the search from anywhere in the shell; there it leads into its field. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
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
