import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import * as v from 'valibot';

import { requestPasswordResetMutation } from '@/api/auth';
import { DraftNotice } from '@/components/draft-notice';
import { emailAddress, filled, formSchema, optionalText, secret } from '@/components/form-schema';
import { notifyUnavailable } from '@/components/unavailable';
import { type Draft, useTabDraft } from '@/device/drafts';
import type { AudienceRow } from '@/domain/audience';
import { industries, otherIndustry } from '@/domain/industries';
import { errors } from '@/domain/messages';
import { useStoredValues } from '@/session/use-session';
import { Button } from '@/ui/button';
import { FormSection, SelectField, PasswordField, TextField } from '@/ui/field';
import { PageTitle } from '@/ui/page-title';
import { useForm, type FormValues } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';

import { internationalName, isPhoneNumber, PhoneField, tooManyDigits } from './phone-field';
import { PictureRow } from './picture-row';

/** Offers the working way: an email with a link that sets a new password (docs/product.md 9.1). */
function ResetLink({ row }: { row: AudienceRow }) {
  const { email } = useStoredValues();
  const { mutate, isPending, errorText } = usePageMutation(requestPasswordResetMutation(row.audience));
  if (email === null) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-tile bg-sunken px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          Set a new password by email: we send a link to <bdi className="font-medium wrap-anywhere">{email}</bdi>.
        </p>
        <p className="text-small text-danger empty:hidden">{errorText}</p>
      </div>
      <Button look="secondary" icon={Mail} sends pending={isPending} onClick={() => mutate(email)}>
        Reset Link
      </Button>
    </div>
  );
}

const passwords = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** The three passwords belong together: they are required once one of them is typed. */
function schemaFor(typed: FormValues) {
  const password = passwords.some((name) => (typed[name] ?? '') !== '') ? secret : optionalText;
  return v.pipe(
    formSchema({
      firstName: filled,
      lastName: filled,
      email: emailAddress,
      mobile: filled,
      company: filled,
      location: filled,
      industry: filled,
      // Rendered only if the industry is not in the list.
      otherIndustry: v.optional(filled),
      currentPassword: password,
      newPassword: password,
      confirmPassword: password,
      'mobile-international': optionalText,
    }),
    v.forward(
      v.check((values) => isPhoneNumber(values['mobile-international'] || values.mobile), tooManyDigits),
      ['mobile'],
    ),
    v.forward(
      v.check(({ newPassword, confirmPassword }) => newPassword === confirmPassword, errors.passwordsDoNotMatch),
      ['confirmPassword'],
    ),
  );
}

const formName = 'profile';

const pair = 'grid gap-x-5 gap-y-1 sm:grid-cols-2';

/** The profile (docs/product.md 9.1). No call exists: Update validates, sends nothing and says so (docs/product.md 9.6). */
function ProfileForm({ row }: { row: AudienceRow }) {
  const { email } = useStoredValues();
  const draft = useTabDraft(formName);
  const [industry, setIndustry] = useState(draft.start['industry'] ?? '');

  const { formProps, field, text, initial, resetCount, reset } = useForm({
    schema: schemaFor,
    draft: { start: draft.start, keep: (typed) => draft.keep(storedOf(typed, email)) },
    marksRequired: true,
    onValid: notifyUnavailable,
  });

  function begin(next: Draft): void {
    reset(next);
    setIndustry(next['industry'] ?? '');
  }

  return (
    <form {...formProps} className="mt-6">
      <DraftNotice draft={draft} onBegin={begin} className="mb-5" />
      <div className="divide-y divide-line rounded-card border border-line bg-raised px-5 md:px-8">
        <PictureRow row={row} />
        <FormSection key={`about ${resetCount}`} title="About you" help="Your name and contact details.">
          <div className={pair}>
            <TextField {...text('firstName')} label="First Name" autoComplete="given-name" />
            <TextField {...text('lastName')} label="Last Name" autoComplete="family-name" />
            <TextField
              {...text('email')}
              defaultValue={initial['email'] ?? email ?? ''}
              type="email"
              label="Email"
              autoComplete="email"
            />
            <PhoneField
              {...text('mobile')}
              defaultValue={initial[internationalName('mobile')] ?? ''}
              label="Mobile number"
              hint="Up to 15 digits, including country code."
            />
          </div>
        </FormSection>
        <FormSection key={`work ${resetCount}`} title="Work" help="Helps tailor suggestions.">
          <div className={pair}>
            <TextField {...text('company')} label="Company" autoComplete="organization" />
            <TextField {...text('location')} label="Location" autoComplete="off" />
            <SelectField
              {...field('industry')}
              label="Industry"
              value={industry}
              onChange={(event) => setIndustry(event.target.value)}
              placeholder="Choose an industry"
              options={[...industries, otherIndustry]}
            />
            {industry === otherIndustry && (
              <TextField {...text('otherIndustry')} label="Your industry" className="animate-rise" />
            )}
          </div>
          {/* Beside the field, not around it: there its errors would be read out with it. */}
          <p role="status" className="sr-only">
            {industry === otherIndustry && 'Enter your industry in the next field.'}
          </p>
        </FormSection>
        <FormSection title="Password settings" help="Leave blank to keep your current password.">
          <PasswordField {...field('currentPassword')} label="Current Password" autoComplete="current-password" />
          <div className={pair}>
            <PasswordField {...field('newPassword')} label="New Password" autoComplete="new-password" />
            <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
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

/** The fields that may be stored: never a password, nor the address from the session. */
function storedOf(typed: FormValues, sessionEmail: string | null): Draft {
  const isStored = ([name, text]: [string, string]) =>
    !(passwords as readonly string[]).includes(name) && !(name === 'email' && text === sessionEmail);
  return Object.fromEntries(Object.entries(typed).filter(isStored));
}

/** The user's profile, for either audience (docs/product.md 9.1). */
export function ProfilePage() {
  const row = useOutletContext<AudienceRow>();
  return (
    <div className="max-w-240">
      <PageTitle>Your information</PageTitle>
      <p className="mt-1 text-muted">Keep your details up to date.</p>
      <ProfileForm row={row} />
    </div>
  );
}
