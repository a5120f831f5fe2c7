import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button';
import { DialogCard } from './dialog';

export type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** The button at the end, which stands out. */
  action: string;
  icon?: LucideIcon | undefined;
  isDangerous?: boolean | undefined;
  pending?: boolean;
  onAction: () => void;
  /** The button before it, which closes unless it does something of its own. */
  other?: string | undefined;
  onOther?: () => void;
  onClose: () => void;
};

/** A question with two buttons. Escape, the cross and a press beside it close it, and nothing is done. */
export function ConfirmDialog({
  title,
  children,
  action,
  icon,
  isDangerous = false,
  pending = false,
  onAction,
  other = 'Cancel',
  onOther,
  onClose,
}: ConfirmDialogProps) {
  return (
    <DialogCard
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onOther ?? onClose}>
            {other}
          </Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            {...(icon && { icon })}
            // The second click of a double click on what asked is no answer.
            sends
            pending={pending}
            onClick={onAction}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </DialogCard>
  );
}
