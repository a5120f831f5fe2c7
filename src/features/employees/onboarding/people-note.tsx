import type { EmployeeSummary } from '@/domain/employee';
import { type Load, TryAgain } from '@/ui/load-states';

type PeopleNoteProps = {
  load: Load<EmployeeSummary[]>;
  /** The section it stands in, whose title takes the focus when the note goes. */
  sectionId: string;
};

/** Says quietly why a field has no suggestions, and asks for them again. */
export function PeopleNote({ load, sectionId }: PeopleNoteProps) {
  if (!load.hasFailed) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="text-muted">We could not load your employees, so no managers or departments are suggested.</p>
      <TryAgain
        load={load}
        size="small"
        onLoaded={() => document.querySelector<HTMLElement>(`#${sectionId} h2`)?.focus()}
      />
    </div>
  );
}
