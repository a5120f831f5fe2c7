import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';

import { Button, type ButtonLook } from './button';
import { notify } from './toast';

/** Milliseconds for which the button says 'Copied'. */
export const copiedFor = 2000;

type CopyButtonProps = {
  size: 'small' | 'medium';
  look?: ButtonLook;
  label?: string;
  isIconOnPhone?: boolean;
  /** Called within the press; rejects if the browser refuses the clipboard or has none (without TLS). */
  copy: () => Promise<void>;
};

/** Copies and says 'Copied'. The longer text reserves the width. */
export function CopyButton({ size, look = 'quiet', label = 'Copy', isIconOnPhone = false, copy }: CopyButtonProps) {
  const [hasCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function handlePress(): Promise<void> {
    try {
      await copy();
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copiedFor);
    } catch {
      notify.error('Your browser blocked copying. Select the text and copy it yourself.');
    }
  }

  return (
    <>
      <Button
        look={look}
        size={size}
        icon={isIconOnPhone && hasCopied ? Check : Copy}
        onClick={() => void handlePress()}
        className={isIconOnPhone ? 'max-md:size-11 max-md:gap-0 max-md:px-0' : 'max-md:px-2'}
      >
        <span className={clsx('grid *:col-start-1 *:row-start-1', isIconOnPhone && 'max-md:sr-only')}>
          <span className="text-start">{hasCopied ? 'Copied' : label}</span>
          <span aria-hidden className="invisible">
            {label.length > 'Copied'.length ? label : 'Copied'}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {hasCopied && 'Copied'}
      </span>
    </>
  );
}
