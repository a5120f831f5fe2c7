import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';

export type LeaveDialogProps = {
  /** What becomes of what is not saved. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks whether a page with unsaved entries is to be left; Escape and a press beside it stay. */
export function LeaveDialog({ text, onStay, onLeave }: LeaveDialogProps) {
  return (
    <DialogCard
      title="Leave this page?"
      onClose={onStay}
      footer={
        <>
          <Button look="secondary" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay}>Stay</Button>
        </>
      }
    >
      <p>{text}</p>
    </DialogCard>
  );
}
