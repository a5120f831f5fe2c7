import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';

import { Button } from './button';
import { notify } from './toast';

/** How long the button says that it has copied, in milliseconds. */
const copiedFor = 2000;

/** Copies a text and says so itself. Both words take their place at all times, so that its width stays. */
export function CopyButton({ size, text }: { size: 'small' | 'medium'; text: string }) {
  const [hasCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function copy(): Promise<void> {
    try {
      // Not there without TLS.
      await navigator.clipboard.writeText(text);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copiedFor);
    } catch {
      notify.error('Your browser did not allow copying. Select the lines and copy them by hand.');
    }
  }

  return (
    <>
      <Button look="quiet" size={size} icon={Copy} onClick={() => void copy()} className="max-md:px-2">
        <span className="grid *:col-start-1 *:row-start-1">
          <span className="text-left">{hasCopied ? 'Copied' : 'Copy'}</span>
          <span aria-hidden className="invisible">
            Copied
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {hasCopied && 'Copied'}
      </span>
    </>
  );
}
