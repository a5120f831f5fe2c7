import { toast } from 'react-hot-toast/headless';

/** Says what happened in a toast, for as long as the `Toaster` was told to show one of its kind. */
export const notify = {
  error: (text: string) => toast.error(text),
  success: (text: string) => toast.success(text),
  /** @param id of two with the same id, only one is shown */
  info: (text: string, id?: string) => toast(text, id === undefined ? {} : { id }),
};
