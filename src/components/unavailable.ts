import { notices } from '@/domain/messages';
import { notify } from '@/ui/toast';

/** The one answer of every control that has no call behind it (reading 11); pressed again, it is not said twice. */
export function notifyUnavailable(): void {
  notify.info(notices.unavailable, 'unavailable');
}
