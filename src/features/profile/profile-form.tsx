import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';

import { requestPasswordReset } from '@/api/auth';
import { RestoredNote } from '@/components/draft-notice';
import { PhoneField, phoneProblem } from '@/components/phone-field';
import { notifyUnavailable } from '@/components/unavailable';
import type { AudienceRow } from '@/domain/audience';
import { industries, otherIndustry } from '@/domain/industries';
import { errors, successes } from '@/domain/messages';
import { type Draft, useTabDraft } from '@/session/drafts';
import { useStoredValues } from '@/session/use-session';
import { Button } from '@/ui/button';
import { FormSection, SelectField, PasswordField, TextField } from '@/ui/field';
import { PageTitle } from '@/ui/page-title';
import { notify } from '@/ui/toast';
import { useForm } from '@/ui/use-form';
import { useSubmission } from '@/ui/use-submission';

import { PictureRow } from './picture-row';

/** Offers what works today: a link, sent to the account's own address, that sets a new password (reading 11). */
function ResetLink({ row }: { row: AudienceRow }) {
  const { email } = useStoredValues();
  const { submit, pending, error } = useSubmission({
    send: (address: string) => requestPasswordReset(row.audience, address),
    onDone: () => void notify.success(successes.resetLinkSent),
    failureText: () => errors.forgotPasswordFailed,
  });
  if (email === null) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-tile bg-sunken px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          Set a new password by email: we send a link to <bdi className="font-medium wrap-anywhere">{email}</bdi>.
        </p>
        <p className="text-small text-danger empty:hidden">{error}</p>
      </div>
      <Button look="secondary" icon={Mail} sends pending={pending} onClick={() => submit(email)}>
        Reset Link
      </Button>
    </div>
  );
}

const about = ['firstName', 'lastName', 'email', 'mobile', 'company', 'location', 'industry'] as const;
const passwords = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const kept = [...about, 'mobile-international', 'otherIndustry'] as const;

/** Under which its text is kept in the tab. */
const formName = 'profile';

type FieldName = (typeof kept)[number] | (typeof passwords)[number];

const pair = 'grid gap-x-5 gap-y-1 sm:grid-cols-2';

/** What is wrong across the fields: a number that is too long, or two new passwords. */
function checkProfile(values: Record<FieldName, string>): { field: FieldName; message: string } | null {
  const wrongNumber = phoneProblem(values['mobile-international'] || values.mobile);
  if (wrongNumber !== null) return { field: 'mobile', message: wrongNumber };
  return values.newPassword === values.confirmPassword
    ? null
    : { field: 'confirmPassword', message: errors.passwordsDoNotMatch };
}

/**
 * Everything a person says of themselves (spec 2). No call takes it: Update looks over the fields, sends nothing and
 * says so (reading 11). The three passwords belong together and may stay empty.
 */
function ProfileForm({ row }: { row: AudienceRow }) {
  const { email } = useStoredValues();
  const frame = useRef<HTMLDivElement>(null);
  const draft = useTabDraft(formName);
  const [{ values, count }, setBeginning] = useState({ values: draft.start, count: 0 });
  const [industry, setIndustry] = useState(draft.start['industry'] ?? '');
  const [changesPassword, setChangesPassword] = useState(false);
  const asksOther = industry === otherIndustry;

  const { formProps, field } = useForm<FieldName>({
    fields: [...about, ...(asksOther ? (['otherIndustry'] as const) : []), ...(changesPassword ? passwords : [])],
    optional: ['mobile-international'],
    verbatim: passwords,
    check: checkProfile,
    onValid: notifyUnavailable,
  });
  const text = (name: FieldName) => ({ ...field(name), defaultValue: values[name] ?? '' });

  function begin(next: Draft): void {
    setBeginning({ values: next, count: count + 1 });
    setIndustry(next['industry'] ?? '');
  }

  function keepTyped(): void {
    if (!frame.current) return;
    const { email: typedEmail, ...others } = typedIn(frame.current);
    // The address the session brings is not typed.
    draft.keep(typedEmail === undefined || typedEmail === email ? others : { ...others, email: typedEmail });
  }

  return (
    // What a field makes of a key is in the page once React has answered it: a phone number with its country, say.
    <form {...formProps} onChange={() => queueMicrotask(keepTyped)} className="mt-6">
      <RestoredNote draft={draft} onBegin={begin} className="mb-5" />
      <div ref={frame} className="divide-y divide-line rounded-card border border-line bg-raised px-5 md:px-8">
        <PictureRow row={row} />
        <FormSection key={`about ${count}`} title="About you" help="How we address you and reach you.">
          <div className={pair}>
            <TextField {...text('firstName')} required label="First Name" autoComplete="given-name" />
            <TextField {...text('lastName')} required label="Last Name" autoComplete="family-name" />
            <TextField
              {...text('email')}
              required
              defaultValue={values['email'] ?? email ?? ''}
              type="email"
              label="Email"
              autoComplete="email"
            />
            <PhoneField
              {...text('mobile')}
              defaultValue={values['mobile-international'] || values['mobile'] || ''}
              required
              label="Mobile number"
              hint="Up to 15 digits with the country's code."
            />
          </div>
        </FormSection>
        <FormSection key={`work ${count}`} title="Work" help="Used to make suggestions fit.">
          <div className={pair}>
            <TextField {...text('company')} required label="Company" autoComplete="organization" />
            <TextField {...text('location')} required label="Location" autoComplete="off" />
            <SelectField
              {...field('industry')}
              required
              label="Industry"
              value={industry}
              onChange={(event) => setIndustry(event.target.value)}
              placeholder="Choose an industry"
              options={[...industries, otherIndustry]}
            />
            <div role="status">
              {asksOther && (
                <TextField {...text('otherIndustry')} required label="Your industry" className="animate-rise" />
              )}
            </div>
          </div>
        </FormSection>
        <FormSection title="Password settings" help="Leave all three empty to keep the one you have.">
          <div
            onInput={(event) => {
              const inputs = event.currentTarget.querySelectorAll('input');
              setChangesPassword([...inputs].some(({ value }) => value !== ''));
            }}
          >
            <PasswordField {...field('currentPassword')} label="Current Password" autoComplete="current-password" />
            <div className={pair}>
              <PasswordField {...field('newPassword')} label="New Password" autoComplete="new-password" />
              <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
            </div>
          </div>
          <ResetLink row={row} />
        </FormSection>
      </div>
      <div className="mt-5 flex justify-end">
        <Button type="submit" size="large" className="w-full px-8 md:w-auto">
          Update
        </Button>
      </div>
    </form>
  );
}

/** What stands in the fields that may be kept; never a password. */
function typedIn(frame: HTMLElement): Draft {
  const inputs = [...frame.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return Object.fromEntries(
    kept.flatMap((name) => inputs.filter((input) => input.name === name).map(({ value }) => [name, value])),
  );
}

/** Who somebody is, for either audience (spec 2). */
export function ProfilePage({ row }: { row: AudienceRow }) {
  return (
    <div className="mx-auto max-w-240">
      <PageTitle title="Your information" />
      <p className="mt-1 text-muted">Keep your details up to date.</p>
      <ProfileForm row={row} />
    </div>
  );
}
