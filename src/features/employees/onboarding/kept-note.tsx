import { Button } from '@/ui/button';

type KeptNoteProps = { isEmpty: boolean; onClear: () => void; onRestore: () => void };

/** Says that the page began with what was typed before, and offers to begin anew; also that can be taken back. */
export function KeptNote({ isEmpty, onClear, onRestore }: KeptNoteProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised py-2.5 pr-3 pl-5">
      <p className="text-muted">
        {isEmpty ? 'The form is empty now.' : 'What you typed before is here again. It stays in this tab only.'}
      </p>
      <Button look="secondary" size="small" onClick={isEmpty ? onRestore : onClear}>
        {isEmpty ? 'Undo' : 'Clear the form'}
      </Button>
    </div>
  );
}
