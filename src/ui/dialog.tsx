import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';

import { Button, IconButton } from './button';
import { ToastRegion } from './toast';

type DialogShape = 'card' | 'sheet' | 'drawer' | 'top-card';

const shapes: Record<DialogShape, { frame: string; panel: string }> = {
  card: {
    frame: 'items-end md:items-center justify-center',
    panel:
      'w-full max-h-[calc(100dvh-72px)] rounded-t-panel md:max-w-140 md:rounded-panel motion-safe:animate-rise-far',
  },
  sheet: {
    frame: 'items-end md:items-stretch md:justify-end',
    panel:
      'w-full h-[calc(100dvh-72px)] rounded-t-panel motion-safe:animate-rise-far md:h-dvh md:w-[min(900px,92vw)] md:rounded-none md:rounded-s-panel md:motion-safe:animate-slide-left',
  },
  drawer: { frame: 'items-stretch', panel: 'w-75 max-w-[86vw] h-dvh motion-safe:animate-slide-right' },
  'top-card': {
    frame: 'items-start justify-center md:justify-end p-4 pt-17',
    panel: 'w-full md:w-90 rounded-panel motion-safe:animate-rise',
  },
};

type DialogProps = {
  shape: DialogShape;
  /** The id of a heading inside it, instead of `label`. */
  labelledBy?: string;
  label?: string;
  /** Called for Escape, a press beside the panel, and the browser's own ways of closing. */
  onClose: () => void;
  children: ReactNode;
  className?: string;
};

const cancel = (dialog: HTMLDialogElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Ref that opens a dialog and returns the focus at its end; a press beside the panel cancels. */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const opener = document.activeElement;
  const closed = new AbortController();
  const { signal } = closed;
  let focused: EventTarget | null = null;
  let pressBeganInside = false;
  const listeners = {
    focusin: ({ target }: Event) => {
      focused = target;
    },
    pointerdown: ({ target }: Event) => {
      pressBeganInside = target !== dialog;
    },
    click: ({ target }: Event) => {
      // A drag that ends outside the panel fires click on the dialog.
      if (target === dialog && !pressBeganInside) cancel(dialog);
    },
    // Browsers close a dialog on a second Escape even if `cancel` was prevented: it opens again, and `onClose` decides.
    close: () => {
      if (dialog.open) return;
      dialog.showModal();
      if (focused instanceof HTMLElement) focused.focus();
      cancel(dialog);
    },
  };
  for (const [type, listener] of Object.entries(listeners)) dialog.addEventListener(type, listener, { signal });
  dialog.showModal();
  return () => {
    closed.abort();
    dialog.close();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

/** A native modal dialog, open while rendered. It fills the window, so that toasts stay on top. */
export function Dialog({ shape, labelledBy, label, onClose, children, className }: DialogProps) {
  const { frame, panel } = shapes[shape];
  return (
    <dialog
      ref={showModal}
      // A press on text keeps the focus inside, so that Escape closes the dialog.
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        // Inner dialogs and file inputs fire `cancel` too. `close` above handles one that cannot be prevented.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      className={clsx(
        'm-0 h-dvh max-h-none w-full max-w-none bg-transparent text-ink open:flex motion-safe:backdrop:animate-fade-in',
        frame,
      )}
    >
      <div
        className={clsx(
          'flex min-h-0 flex-col overflow-hidden bg-overlay shadow-3 forced-colors:border',
          panel,
          className,
        )}
      >
        {children}
      </div>
      <ToastRegion />
    </dialog>
  );
}

type DialogCardProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The text of a button that closes it, first in the footer. */
  closeLabel?: string;
  footer?: ReactNode;
  className?: string;
};

/** A small dialog with a title, text, and a footer with its buttons. */
export function DialogCard({ title, onClose, children, closeLabel, footer, className = '' }: DialogCardProps) {
  const titleId = useId();
  return (
    <Dialog shape="card" labelledBy={titleId} onClose={onClose} className={className}>
      <header className="flex items-start justify-between gap-4 px-5 pt-5 md:px-7 md:pt-6">
        <h2 id={titleId} className="text-h2">
          {title}
        </h2>
        <IconButton icon={X} label="Close dialog" onClick={onClose} className="-me-1.5 -mt-0.5" />
      </header>
      <div className="overflow-y-auto px-5 pt-2 pb-6 text-muted md:px-7">{children}</div>
      {footer !== undefined && (
        <footer className="grid grid-cols-2 gap-3 border-t border-line px-5 py-4 *:only:col-span-2 md:flex md:justify-end md:px-7">
          {closeLabel !== undefined && (
            <Button look="secondary" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
          {footer}
        </footer>
      )}
    </Dialog>
  );
}
