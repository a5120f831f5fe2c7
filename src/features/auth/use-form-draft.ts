import type { AudienceRow } from '@/domain/audience';
import { useTabDraft } from '@/session/use-tab-draft';

/** What may wait in the tab of a form on the way in: names and the e-mail, so never a password, shown or not. */
const texts = ['firstName', 'lastName', 'email'] as const;

/** The draft of a form that is filled in before anybody has signed in; each audience has its own. */
export function useFormDraft(form: string, row: AudienceRow) {
  const { start, keep, forget } = useTabDraft(`${form} ${row.audience}`, 'visitor');
  return {
    start,
    forget: () => forget(),
    /** Keeps what is typed; for the form's `onChange`. */
    keepTyped: ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
      const typed = new FormData(currentTarget);
      keep(
        Object.fromEntries(
          texts.flatMap((name) => {
            const text = typed.get(name);
            return typeof text === 'string' ? [[name, text]] : [];
          }),
        ),
      );
    },
  };
}
