import { toast } from 'react-hot-toast/headless';

import { limits } from '@/domain/limits';
import { notices } from '@/domain/messages';

/** Says what happened in a toast, for as long as spec 9 has it. */
export const notify = {
  error: (text: string) => toast.error(text, { duration: limits.toastDuration.error }),
  success: (text: string) => toast.success(text, { duration: limits.toastDuration.success }),
  info: (text: string) => toast(text, { duration: limits.toastDuration.default }),
  /** The one answer of every control that has no call behind it (reading 11); pressed again, it is not said twice. */
  unavailable: () => toast(notices.unavailable, { id: 'unavailable', duration: limits.toastDuration.default }),
};
