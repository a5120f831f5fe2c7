import * as v from 'valibot';

import { errors, notices } from '@/domain/messages';
import { isFilled } from '@/lib/is-filled';

/** Text that may be empty, or whose input may not be rendered. */
export const optionalText = v.optional(v.string(), '');

/** Required text; blanks do not count. */
export const filled = v.pipe(
  v.string(),
  v.check((text: string) => isFilled(text), notices.required),
);

/** A password, in which blanks count. */
export const secret = v.pipe(v.string(), v.nonEmpty(notices.required));

/** An e-mail address by the browser's own check. */
export const emailAddress = v.pipe(filled, v.check(isEmailAddress, emailNotice));

const hidden = /[\p{Cf}\p{Cc}]/gu;

/** Whether the browser accepts an e-mail address, without invisible characters. */
export function isEmailAddress(text: string): boolean {
  if (text.trim().search(hidden) >= 0) return false;
  const input = document.createElement('input');
  input.type = 'email';
  input.value = withAsciiDomain(text);
  return !input.validity.typeMismatch;
}

/** An address with its domain in ASCII: browsers convert what is typed into a field, not what comes from a file. */
function withAsciiDomain(text: string): string {
  const [, local = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(text.trim()) ?? [];
  const link = document.createElement('a');
  link.href = `https://${domain}`;
  return /[^a-z\d.-]/iu.test(domain) ? local + link.hostname : text;
}

/** The error of a text that is no address: it has an invisible character, or more than the address. */
export function emailNotice({ input }: { input: string }): string {
  const visible = input.replaceAll(hidden, '').trim();
  if (visible !== input.trim() && isEmailAddress(visible)) return notices.emailHidden;
  const alone = /^(?:mailto:|[^<]*<)([^<>?]*)(?:>|\?.*)?$/iu.exec(visible)?.[1] ?? '';
  return alone !== '' && isEmailAddress(alone) ? notices.emailAlone : notices.emailFormat;
}

/** The schema of a form. `missingText` is the toast for an empty required field. */
export function formSchema<Entries extends v.ObjectEntries>(
  entries: Entries,
  missingText: string = errors.allFieldsRequired,
) {
  return v.object(entries, missingText);
}
