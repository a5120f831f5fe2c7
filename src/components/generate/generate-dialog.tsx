import Sparkles from 'lucide-react/icons/sparkles';
import { useId, type SubmitEvent } from 'react';

import { DraftNotice } from '@/components/draft-notice';
import { kindLooks } from '@/components/goal/goal-kind';
import { NewestGoal } from '@/components/goal/newest-goal';
import type { Source } from '@/components/source';
import { audiences } from '@/domain/audience';
import type { EmployeeSummary } from '@/domain/employee';
import { industrySuggestions, roleSuggestions, type GoalRequest } from '@/domain/goal';
import { generateTitle, goalKinds } from '@/domain/goal-kind';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { TextArea } from '@/ui/field';
import { SuggestField } from '@/ui/suggest-field';
import { Tabs } from '@/ui/tabs';

import { EmployeeFields } from './employee-fields';
import type { GenerateState } from './use-generate';

const { audience } = audiences.business;

const tabs = Object.values(goalKinds).map(({ kind, singular }) => ({
  value: kind,
  label: singular,
  icon: kindLooks[kind].icon,
  iconClassName: kindLooks[kind].text,
}));

type GenerateDialogProps = {
  employees: Source<EmployeeSummary[]>;
  generating: GenerateState;
  onClose: () => void;
};

/** Drafts an OKR or a KPI for an employee (docs/product.md 8.2). */
export function GenerateDialog({ employees, generating, onClose }: GenerateDialogProps) {
  const { entry, draft, begin, set, setKind, generate, form, pending, error, drafted, companyHasGoal } = generating;
  const formId = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    generate();
  }

  return (
    <DialogCard
      title={generateTitle}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} icon={Sparkles} pending={pending}>
            Generate
          </Button>
        </>
      }
    >
      <p className="mb-5">Choose who it is for. The assistant drafts the rest.</p>
      <DraftNotice draft={draft} onBegin={begin} className="mb-5" />
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className="text-ink">
        <Tabs label="What to generate" tabs={tabs} value={entry.kind} onChange={setKind}>
          <div className="grid grid-cols-1 gap-4 pt-5">
            <EmployeeFields employees={employees} generating={generating} />
            <TextArea
              label="Additional prompt"
              name="prompt"
              rows={4}
              value={entry.prompt}
              onChange={({ target }) => set('prompt')(target.value)}
              hint={companyHasGoal ? "Without one, your company's goals are used." : undefined}
            />
            <AskedFields generating={generating} />
          </div>
        </Tabs>
      </form>
      <p className="text-small text-danger">{error}</p>
      {drafted && (
        <NewestGoal
          key={drafted.kind}
          audience={audience}
          drafted={drafted}
          scrollsIntoView
          className="mt-2 animate-rise-far scroll-mt-2 border-t border-line pt-6 text-ink"
        />
      )}
    </DialogCard>
  );
}

/** What the records do not have; below everything else, so that nothing moves while the user types. */
function AskedFields({ generating: { entry, asked, errors, set } }: { generating: GenerateState }) {
  const field = (name: keyof GoalRequest) => ({
    name,
    value: entry[name],
    error: errors[name],
  });
  return (
    <>
      {asked.role && (
        <SuggestField
          {...field('role')}
          label="Role"
          onChange={set('role')}
          suggestions={roleSuggestions}
          placeholder="Choose or type a role"
        />
      )}
      {asked.goal && (
        <TextArea
          {...field('goal')}
          label="Your Company Strategic Goal"
          onChange={({ target }) => set('goal')(target.value)}
          hint="One or two sentences is enough."
        />
      )}
      {asked.industry && (
        <SuggestField
          {...field('industry')}
          label="Your Industry"
          onChange={set('industry')}
          suggestions={industrySuggestions}
          placeholder="Choose or type an industry"
        />
      )}
    </>
  );
}
