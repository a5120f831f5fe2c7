import { notices } from '@/domain/messages';
import { notify } from '@/ui/toast';

/** The answer of every control without a call (docs/product.md 9.6). A fixed toast id, so that it is not shown twice. */
export function notifyUnavailable(): void {
  notify.info(notices.unavailable, 'unavailable');
}
