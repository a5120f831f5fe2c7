import { Button } from '@/ui/button';

type KeptNoteProps = {
  canRestore: boolean;
  wasKept: boolean;
  hasText: boolean;
  onClear: () => void;
  onRestore: () => void;
};

/** Says that the page began with what was typed before, and offers to begin anew; also that can be taken back. */
export function KeptNote({ canRestore, wasKept, hasText, onClear, onRestore }: KeptNoteProps) {
  const shown = canRestore || (wasKept && hasText);
  return (
    <div role="status">
      {shown && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised py-2.5 pr-3 pl-5">
          <p className="text-muted">
            {canRestore ? 'The form is empty now.' : 'What you typed before is here again. It stays in this tab only.'}
          </p>
          {canRestore ? (
            <Button look="secondary" size="small" onClick={onRestore}>
              Undo
            </Button>
          ) : (
            <Button look="secondary" size="small" onClick={onClear}>
              Clear the form
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
