import { useQueryClient } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';

import { employeesQuery } from '@/api/employees';
import { isUnanswered } from '@/api/failure';
import { readAgain } from '@/api/read-again';
import { DraftNotice } from '@/components/draft-notice';
import { genders, schema, type FieldName } from '@/components/employee/fields';
import { LeaveGuard } from '@/components/leave-guard';
import type { Draft } from '@/device/drafts';
import { employeeRows, employeeSections, fullName, mailKey, type FieldKind } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { captureOwner } from '@/session/owner';
import { store } from '@/session/storage';
import { ButtonLink } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { TextField } from '@/ui/field';
import { FailedNote } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { RadioField } from '@/ui/radio-field';
import { SuggestField } from '@/ui/suggest-field';
import { useForm } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';

import { MoneyField } from './money-field';
import { ErrorSummary, SectionIndex, SubmitBar } from './section-index';
import { InDoubt, submitEmployeeMutation, type Submission } from './submission';
import { useEntries, usePeople } from './use-entries';

/** Half a row each, a full row on phones; short ones share one place. */
const spans: Partial<Record<FieldName, string>> = { age: 'col-span-3', nationality: 'col-span-3' };

const placeholders: Partial<Record<FieldKind, string>> = { money: '0.00' };

type FormFieldProps = {
  name: FieldName;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Replaces the field's own suggestions. */
  offered: readonly string[] | undefined;
  currency: string;
};

/** One field with the input of its kind. The browser must not remember what is typed of another person. */
function FormField({ name, value, onChange, error, offered, currency }: FormFieldProps) {
  const { kind, label, suggestions, placeholder = placeholders[kind] } = employeeRows[name];
  const shared = { label, error, className: spans[name] ?? 'col-span-6', name, value };
  if (kind === 'gender') return <RadioField look="pair" {...shared} options={genders} onChange={onChange} />;
  if (suggestions !== undefined) {
    return (
      <SuggestField
        {...shared}
        suggestions={offered ?? suggestions}
        onChange={onChange}
        placeholder={placeholder ?? 'Choose or type'}
      />
    );
  }
  const input = {
    autoComplete: 'off',
    placeholder,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'money') return <MoneyField {...shared} {...input} currency={currency} />;
  if (kind === 'age') return <TextField {...shared} {...input} inputMode="numeric" />;
  if (kind === 'date') return <TextField {...shared} {...input} type="date" max="9999-12-31" />;
  return <TextField {...shared} {...input} type={kind === 'email' ? 'email' : 'text'} />;
}

/** The employee form, in four sections (docs/product.md 8.6, 14.2). */
function EmployeeForm() {
  const queries = useQueryClient();
  const { load, people, departments, fullNames, findManager } = usePeople();
  const { values, filled, draft, begin, type } = useEntries(findManager);
  const confirm = useConfirm();
  /** The work email of a submission without an answer. */
  const [lostMail, setLostMail] = useState<string | null>(null);

  const { queryKey } = employeesQuery();
  const { mutate, isPending, errorText } = usePageMutation(submitEmployeeMutation(queries), {
    onMutate: captureOwner,
    onSuccess: (id, { typed }, { context: isSameOwner, isShown }) => {
      if (isSameOwner()) {
        draft.forget(typed);
        if (id !== undefined) store({ employeeId: id });
      }
      if (!isShown) return void readAgain(queries, queryKey);
      // The list page must not show the earlier list.
      void queries.resetQueries({ queryKey, exact: true });
    },
    // The next person may be half typed by then.
    leadsTo: () => (draft.hasUnsentChanges(values) ? null : [paths.employeeList]),
    onError: (reason, submission, { isShown }) => {
      if (!isShown) return;
      if (reason instanceof InDoubt) return ask(submission);
      setLostMail(isUnanswered(reason) ? submission.typed.workMail : null);
    },
  });
  const isLost = lostMail !== null && mailKey(lostMail) === mailKey(values.workMail);

  /** Confirms submitting a person who is, or may be, in the list. */
  function ask(submission: Submission): void {
    confirm({
      title: 'Submit anyway?',
      text: (
        <p>
          Someone with the work email{' '}
          <bdi className="font-medium wrap-anywhere text-ink">{submission.typed.workMail.trim()}</bdi> may be in your
          employee list already. Submitting may add them a second time.
        </p>
      ),
      action: 'Submit anyway',
      onConfirm: () => mutate({ ...submission, isSure: true }),
    });
  }

  // The state is sent, not the values of the DOM.
  const form = useForm({
    schema,
    hasSummary: true,
    onValid: () => mutate({ typed: values, people, isLost, isSure: false }),
  });
  const reporting = useRef<HTMLHeadingElement>(null);

  function beginAnew(texts: Draft): void {
    begin(texts);
    form.clearErrors();
  }

  const offered: Partial<Record<FieldName, readonly string[]>> = {
    department: departments,
    reportsTo: fullNames,
  };

  return (
    <>
      <form {...form.formProps} autoComplete="off">
        <div className="max-w-280">
          <DraftNotice draft={draft} onBegin={beginAnew} className="mt-5" />
          <div className="mt-5 grid gap-5 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-8 wide:grid-cols-[212px_minmax(0,1fr)]">
            <SectionIndex values={values} errors={form.errors} />
            <div className="grid gap-5">
              {form.refusal.names.length > 0 && (
                <ErrorSummary
                  key={form.refusal.attempt}
                  names={form.refusal.names}
                  errors={form.errors}
                  goTo={form.focus}
                />
              )}
              {employeeSections.map(({ id, title, help, names }) => (
                <section
                  key={id}
                  id={id}
                  aria-labelledby={`${id}-title`}
                  className="@container rounded-card border border-line bg-raised p-5 md:p-7"
                >
                  <h2
                    ref={names.includes('reportsTo') ? reporting : undefined}
                    id={`${id}-title`}
                    tabIndex={-1}
                    className="w-fit text-h2"
                  >
                    {title}
                  </h2>
                  <p className="mt-1 text-muted">{help}</p>
                  {names.includes('reportsTo') && load.hasFailed && (
                    <FailedNote
                      text="We couldn't load your employee list, so there are no suggestions for managers or departments."
                      load={load}
                      onLoaded={() => reporting.current?.focus()}
                      className="mt-3 justify-between"
                    />
                  )}
                  <div className="mt-5 grid grid-cols-6 gap-x-5 gap-y-1 @min-[29rem]:grid-cols-12">
                    {names.map((name) => (
                      <FormField
                        key={name}
                        name={name}
                        value={values[name]}
                        onChange={(text) => {
                          type(name, text);
                          form.changed(name);
                        }}
                        error={form.errors[name]}
                        offered={offered[name]}
                        currency={values.grossSalaryCurrency}
                      />
                    ))}
                  </div>
                </section>
              ))}
            </div>
          </div>
        </div>
        <p role="status" className="sr-only">
          {filled.length > 0 && `Filled in: ${filled.map((name) => employeeRows[name].label).join(', ')}.`}
        </p>
        <SubmitBar values={values} pending={isPending} failure={errorText}>
          <p role="status" className="mb-2 max-w-280 text-small wrap-anywhere empty:hidden">
            {isLost && !isPending && (
              <>
                <bdi className="font-semibold">{fullName(values) || values.workMail.trim()}</bdi>{' '}
                {load.isFinished ? notAddedText : unknownText}
              </>
            )}
          </p>
        </SubmitBar>
      </form>
      <LeaveGuard isKept unsaved={() => draft.hasUnsentChanges(values)}>
        If you leave, what isn't submitted stays here until you sign out or close the tab.
      </LeaveGuard>
    </>
  );
}

/** The list after a lost answer: a slow backend or another tab may still add a person who is not in it. */
const notAddedText = "hasn't been added. Submit again.";
const unknownText = "may or may not have been added: we didn't get a reply and couldn't load your employee list.";

/** Employee onboarding (docs/product.md 8.6). */
export function EmployeeOnboardingPage() {
  return (
    <>
      <div className="flex max-w-280 flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle>Employee Onboarding</PageTitle>
          <p className="mt-1 text-muted">Add one person to your employee records.</p>
        </div>
        <ButtonLink look="secondary" icon={FileUp} to={paths.employeeImport}>
          Import from file
        </ButtonLink>
      </div>
      <EmployeeForm />
    </>
  );
}
