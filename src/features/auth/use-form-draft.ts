import type { AudienceRow } from '@/domain/audience';
import type { Draft } from '@/session/drafts';
import { useTabDraft } from '@/session/use-tab-draft';

/** What may wait in the tab of a form on the way in: names and the e-mail, so never a password, shown or not. */
const texts = ['firstName', 'lastName', 'email'] as const;

/** The draft of a form that is filled in before anybody has signed in; each audience has its own. */
export function useFormDraft(form: string, row: AudienceRow) {
  const { start, keep, forget } = useTabDraft(`${form} ${row.audience}`, { typist: 'visitor' });
  return {
    start,
    /** Forgets what was sent, of which the passwords were never kept. */
    forget: (sent: Draft) => forget(keptOf((name) => sent[name])),
    /** Keeps what is typed; for the form's `onChange`. */
    keepTyped: ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
      const typed = new FormData(currentTarget);
      keep(keptOf((name) => typed.get(name)));
    },
  };
}

function keptOf(textOf: (name: string) => unknown): Draft {
  const entries = texts.map((name) => [name, textOf(name)] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [(typeof texts)[number], string] => typeof entry[1] === 'string'),
  );
}
