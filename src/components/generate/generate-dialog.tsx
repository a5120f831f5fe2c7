import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId, useMemo, useState } from 'react';

import { departmentQuery } from '@/api/employees';
import { countByKey } from '@/api/find-stored';
import { DraftNotice } from '@/components/draft-notice';
import { kindTabs } from '@/components/goal/goal-kind';
import { NewestGoal } from '@/components/goal/newest-goal';
import { type Source, useSource } from '@/components/source';
import { audiences } from '@/domain/audience';
import { type EmployeeSummary, fullName } from '@/domain/employee';
import { industrySuggestions, roleSuggestions, type GoalRequest } from '@/domain/goal';
import { generateTitle } from '@/domain/goal-kind';
import { fold, foldWords, hasAllWords } from '@/lib/text-search';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { TextArea, ReadOnlyField } from '@/ui/field';
import { TryAgain } from '@/ui/load-states';
import { SuggestField } from '@/ui/suggest-field';
import { Tabs } from '@/ui/tabs';

import type { GenerateState } from './use-generate';

const { audience } = audiences.business;

type GenerateDialogProps = {
  employees: Source<EmployeeSummary[]>;
  generating: GenerateState;
  onClose: () => void;
};

/** Drafts an OKR or a KPI for an employee (docs/product.md 8.2). */
export function GenerateDialog({ employees, generating, onClose }: GenerateDialogProps) {
  const { entry, draft, begin, set, setKind, generate, form, pending, error, drafted, companyHasGoal } = generating;
  const formId = useId();

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
      <p className="mb-5">Choose an employee. The AI drafts goals for their role.</p>
      <DraftNotice draft={draft} onBegin={begin} className="mb-5" />
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          generate();
        }}
        className="text-ink"
      >
        <Tabs label="What to generate" tabs={kindTabs()} value={entry.kind} onChange={setKind}>
          <div className="grid grid-cols-1 gap-4 pt-5">
            <EmployeeFields employees={employees} generating={generating} />
            <TextArea
              label="Additional prompt"
              name="prompt"
              rows={4}
              value={entry.prompt}
              onChange={({ target }) => set('prompt')(target.value)}
              hint={companyHasGoal ? "Optional. If empty, the AI uses your company's goals." : undefined}
            />
            <AskedFields generating={generating} />
          </div>
        </Tabs>
      </form>
      <p className="text-small text-danger">{error}</p>
      {drafted && <NewestGoal key={drafted.kind} audience={audience} drafted={drafted} />}
    </DialogCard>
  );
}

/** Fields that the records lack. They come last, so that no field moves while the user types. */
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
          hint="One or two sentences are enough."
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

const nameOf = (employee: EmployeeSummary): string => fullName(employee) || employee.workMail || employee.id;

/** The employees by name; two of the same name are told apart by their e-mail, or else their id. */
function employeeNames(employees: readonly EmployeeSummary[]) {
  const mailed = (employee: EmployeeSummary): string => `${nameOf(employee)}\n${employee.workMail}`;
  const names = countByKey(employees, nameOf);
  const mails = countByKey(employees, mailed);
  return employees.map((employee) => {
    const { id, workMail, department } = employee;
    const name = nameOf(employee);
    const mailTells = workMail !== '' && mails.get(mailed(employee)) === 1;
    const text = names.get(name) === 1 ? name : `${name} (${mailTells ? workMail : id})`;
    return { id, text, folded: fold(`${text}\n${workMail}\n${department}`) };
  });
}

function EmployeeFields({ employees, generating }: Omit<GenerateDialogProps, 'onClose'>) {
  const { entry, isChosen, errors, choose, focusEmployee } = generating;
  const { data, hasFailed } = employees;
  const [typed, setTyped] = useState('');
  const people = useMemo(() => employeeNames(data ?? []), [data]);
  const chosen = people.find(({ id }) => id === entry.employeeId);

  return (
    <>
      <SuggestField
        name="employeeId"
        label="Employee"
        value={chosen?.text ?? typed}
        onChange={(text) => {
          setTyped(text);
          choose(people.find((person) => person.text === text)?.id ?? '');
        }}
        suggestions={people.map(({ text }) => text)}
        search={(text) => {
          const words = foldWords(text);
          return people.filter(({ folded }) => hasAllWords(folded, words)).map((person) => person.text);
        }}
        placeholder={placeholderOf(employees)}
        hint={hasFailed ? "We couldn't load your employees. Enter a role instead." : undefined}
        error={errors.employeeId}
      />
      {hasFailed && (
        <TryAgain load={employees} size="small" onLoaded={focusEmployee} className="mb-3 justify-self-start" />
      )}
      {isChosen && <Department key={entry.employeeId} employeeId={entry.employeeId} onLoaded={focusEmployee} />}
    </>
  );
}

function placeholderOf({ data, hasFailed }: Source<EmployeeSummary[]>): string {
  if (data) return data.length === 0 ? 'No employees yet' : 'Choose an employee';
  return hasFailed ? 'No employees to choose' : 'Loading your employees';
}

function Department({ employeeId, onLoaded }: { employeeId: string; onLoaded: () => void }) {
  const source = useSource("employee's department", useQuery(departmentQuery(employeeId)));
  const { data, hasFailed } = source;
  return (
    <>
      <ReadOnlyField
        label="Department"
        value={data ?? ''}
        hint={
          hasFailed
            ? "We couldn't load the department. You can still generate."
            : data === ''
              ? 'No department on record.'
              : 'Filled in from the employee record.'
        }
      />
      {hasFailed && (
        <TryAgain
          load={source}
          size="small"
          aria-label="Try again: Department"
          onLoaded={onLoaded}
          className="mb-3 justify-self-start"
        />
      )}
    </>
  );
}
