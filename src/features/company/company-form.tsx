import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import * as v from 'valibot';

import { companyQuery, createCompanyMutation } from '@/api/companies';
import { DraftNotice } from '@/components/draft-notice';
import { filled, formSchema, optionalText } from '@/components/form-schema';
import { LeaveGuard } from '@/components/leave-guard';
import { type Draft, useTabDraft } from '@/device/drafts';
import { companyTexts, growthStages, type CompanyEntry, type CompanyText } from '@/domain/company';
import { industries } from '@/domain/industries';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { isFilled } from '@/lib/is-filled';
import { plainDigits } from '@/lib/plain-digits';
import { captureOwner } from '@/session/owner';
import { store } from '@/session/storage';
import { useStoredValues } from '@/session/use-session';
import { Button, ButtonLink } from '@/ui/button';
import { FormSection, TextArea, TextField } from '@/ui/field';
import { PageTitle } from '@/ui/page-title';
import { RadioField } from '@/ui/radio-field';
import { SuggestField } from '@/ui/suggest-field';
import { useForm, type FormValues } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';

import { ValueFields, valueNames } from './value-fields';

const texts = Object.keys(companyTexts) as CompanyText[];

const optionalTexts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, optionalText])) as Record<Name, typeof optionalText>;

const schema = v.pipe(
  formSchema(
    {
      name: filled,
      industry: filled,
      headCount: optionalText,
      growthStage: optionalText,
      ...optionalTexts(texts),
      ...optionalTexts(valueNames),
    },
    notices.companyNeeds,
  ),
  v.forward(
    v.check(({ headCount }) => !isFilled(headCount) || !Number.isNaN(readHeadCount(headCount)), notices.wholeNumber),
    ['headCount'],
  ),
);

type Typed = v.InferOutput<typeof schema>;

/** A head count, NaN when it is none. */
function readHeadCount(typed: string): number {
  const digits = plainDigits(typed);
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : Number.NaN;
}

/** The request: blank fields as empty text, because a backend may require them; a blank head count would be a 0. */
function companyEntry(typed: Typed): CompanyEntry {
  const { name, industry, headCount, growthStage } = typed;
  const byName: FormValues = typed;
  const written = texts.map((field) => [field, isFilled(typed[field]) ? typed[field] : ''] as const);
  return {
    name,
    industry,
    ...(Object.fromEntries(written) as Record<CompanyText, string>),
    growthStage: growthStages.find(({ value }) => value === growthStage)?.value ?? '',
    ...(isFilled(headCount) ? { headCount: readHeadCount(headCount) } : {}),
    companyValues: valueNames.map((field) => byName[field]).filter(isFilled),
  };
}

const formName = 'company';

const pair = 'grid gap-x-5 gap-y-1 sm:grid-cols-2';

/** The company form; only name and industry are required (docs/product.md 8.3). */
function CompanyForm() {
  const queries = useQueryClient();
  const draft = useTabDraft(formName);
  const [chosen, setChosen] = useState(draft.start);
  const [created, setCreated] = useState<string | null>(null);
  const { businessId } = useStoredValues();

  const { mutate, isPending, errorText } = usePageMutation(createCompanyMutation(companyEntry), {
    onMutate: captureOwner,
    onSuccess: (id, typed, { context: isSameOwner }) => {
      if (isSameOwner()) {
        draft.forget(typed);
        setCreated(id);
        store({ businessId: id });
      }
      void queries.resetQueries({ queryKey: companyQuery(id).queryKey });
    },
    // Another value may be half typed by then.
    leadsTo: (id): [string] | null =>
      draft.hasUnsentChanges(form.values()) ? null : [generatePath(paths.companyProfile, { id })],
  });
  const form = useForm({ schema, draft, marksRequired: true, onValid: mutate });
  const text = (name: keyof Typed) => ({ ...form.text(name), autoComplete: 'off' });
  const line = (name: CompanyText) => <TextField {...text(name)} label={companyTexts[name]} />;
  const area = (name: CompanyText, placeholder: string) => (
    <TextArea {...text(name)} label={companyTexts[name]} placeholder={placeholder} />
  );

  function begin(next: Draft): void {
    form.reset(next);
    setChosen(next);
  }

  /** The props of a field that may change without an event of the form. */
  const choice = (name: 'industry' | 'growthStage') => ({
    value: chosen[name] ?? '',
    onChange(next: string) {
      setChosen((before) => ({ ...before, [name]: next }));
      form.changed(name);
    },
  });

  return (
    <form {...form.formProps} className="mt-6">
      {businessId !== null && businessId !== created && <AlreadySetUp businessId={businessId} />}
      <DraftNotice draft={draft} onBegin={begin} className="mb-5" />
      <div
        key={form.resetCount}
        className="divide-y divide-line rounded-card border border-line bg-raised px-5 md:px-8"
      >
        <FormSection title="Company" help="Name, industry and size.">
          <div className={pair}>
            <TextField {...text('name')} label="Name" autoComplete="organization" />
            <SuggestField
              {...form.field('industry')}
              label="Industry"
              {...choice('industry')}
              suggestions={industries}
            />
            {line('location')}
            <TextField {...text('headCount')} label="Head Count" inputMode="numeric" />
          </div>
          <RadioField
            look="segments"
            label="Growth Stage"
            name="growthStage"
            options={growthStages}
            {...choice('growthStage')}
            optional
          />
        </FormSection>
        <FormSection title="Direction" help="Where the company is going, in your words.">
          {area('missionStatement', 'What your company does, and for whom')}
          {area('visionStatement', 'The world you want to see one day')}
          <div className={pair}>
            {area('longTermObjectives', 'Three to five years out')}
            {area('currentYearGoals', 'What must be true by December')}
          </div>
        </FormSection>
        <FormSection title="Where you stand" help="Helps the AI set realistic targets.">
          {line('marketPosition')}
          <div className={pair}>
            {area('organizationalGrowth', 'How the team is changing')}
            {area('previousGoals', 'What you set out to do last year')}
          </div>
        </FormSection>
        <FormSection title="Company values" help="One to five.">
          <ValueFields start={valueNames.flatMap((name) => form.initial[name] ?? [])} onRemoved={form.keepDraft} />
        </FormSection>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <p className="text-small text-danger empty:hidden">{errorText}</p>
        <Button type="submit" size="large" pending={isPending} className="w-full px-8 md:w-auto">
          Submit
        </Button>
      </div>
      <LeaveGuard isKept unsaved={() => draft.hasUnsentChanges(form.values())}>
        If you leave, what isn't submitted stays here until you sign out or close the tab.
      </LeaveGuard>
    </form>
  );
}

/** Says that a company exists, even if it can't be read (docs/product.md 8.3). */
function AlreadySetUp({ businessId }: { businessId: string }) {
  const company = useQueryClient().getQueryData(companyQuery(businessId).queryKey);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-card bg-blaze-soft px-5 py-4 text-blaze-soft-ink">
      <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <bdi>{company?.name || 'Your company'}</bdi> is already set up. Submitting this form creates another company.
      </p>
      <ButtonLink to={generatePath(paths.companyProfile, { id: businessId })}>Open company profile</ButtonLink>
    </div>
  );
}

/** The company form (docs/product.md 8.3). */
export function CompanyOnboardingPage() {
  return (
    <div className="max-w-240">
      <PageTitle>Onboard your company</PageTitle>
      <p className="mt-1 text-muted">Only name and industry are required. The rest helps the AI draft better goals.</p>
      <CompanyForm />
    </div>
  );
}
