import { useEffect, useRef, useState } from 'react';

import { listen } from '@/lib/listen';

/** A disclosure below a button, closed by Escape and a press or focus elsewhere. */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      opener.current?.focus();
    };
    const stops = [
      listen(document, ['pointerdown', 'focusin'], closeOutside),
      listen(document, ['keydown'], closeOnEscape),
    ];
    return () => stops.forEach((stop) => stop());
  }, [open]);

  return { open, setOpen, frame, opener };
}
