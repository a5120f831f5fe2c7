import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId, useMemo, useState, type SubmitEvent } from 'react';

import { companyQuery } from '@/api/companies';
import { DraftNotice } from '@/components/draft-notice';
import { ReadingBar } from '@/components/employee/reading-bar';
import { filled, formSchema } from '@/components/form-schema';
import { kindTabs } from '@/components/goal/goal-kind';
import { useGoalsOfPeople, type GoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { useKeptDraft, useTabDraft, type Draft } from '@/device/drafts';
import type { EmployeeSummary } from '@/domain/employee';
import { industrySuggestions } from '@/domain/goal';
import { notices } from '@/domain/messages';
import { goalKeyOf } from '@/domain/text';
import { isFilled } from '@/lib/is-filled';
import { withCommas } from '@/lib/with-commas';
import { useStoredValues } from '@/session/use-session';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { DialogCard } from '@/ui/dialog';
import { TextArea, TextField } from '@/ui/field';
import { SuggestField } from '@/ui/suggest-field';
import { Tabs } from '@/ui/tabs';
import { notify } from '@/ui/toast';
import { errorsIn, useFieldErrors } from '@/ui/use-form';

import { MissingRoles, roleField } from './missing-roles';
import {
  bothKinds,
  draftId,
  draftsText,
  effortText,
  kindsOf,
  planDrafts,
  rolesToAdd,
  type TeamDraft,
} from './team-plan';
import type { Roles, TeamRequest, TeamWork } from './use-team-run';

const schema = formSchema({ goal: filled, industry: filled }, 'Goal and industry are required.');

const tabs = [...kindTabs(), { value: bothKinds, label: 'Both' }];

/** Typed values; untyped, goal and industry are the company's. */
type Entry = { tab: string; goal: string; industry: string; most: string };

const empty: Entry = { tab: bothKinds, goal: '', industry: '', most: '' };

const entryOf = (values: Draft): Entry => {
  const entry = { ...empty, ...values };
  return kindsOf(entry.tab).length > 0 ? entry : { ...entry, tab: empty.tab };
};

/** Number of drafts from which a limit is offered. */
const limitFrom = 20;

const none: ReadonlySet<string> = new Set();

type TeamSetupProps = {
  title: string;
  people: readonly EmployeeSummary[];
  roles: Roles;
  work: TeamWork;
  onClose: () => void;
  onStart: (request: TeamRequest, plan: readonly TeamDraft[]) => void;
};

/** The request for everyone, and the roles that are missing (docs/product.md 8.22). */
export function TeamSetup({ title, people, roles, work, onClose, onStart }: TeamSetupProps) {
  const formId = useId();
  const { businessId } = useStoredValues();
  const { data: company } = useQuery({ ...companyQuery(businessId ?? ''), enabled: businessId !== null });
  const draft = useTabDraft('team', { untyped: ['tab'] });
  const [entry, setEntry] = useState(() => entryOf(draft.start));
  useKeptDraft(draft, entry);
  const [wasRefused, setWasRefused] = useState(false);
  const askedFields = roles.asked.map((_, place) => roleField(place));
  const { form, showErrors } = useFieldErrors(['goal', 'industry', 'most', ...askedFields]);

  // A field that was emptied stays empty.
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const set = (name: keyof Entry) => (text: string) => {
    setTyped((before) => new Set(before).add(name));
    setEntry((before) => ({ ...before, [name]: text }));
  };
  const or = (name: 'goal' | 'industry', found: string): string =>
    entry[name] !== '' || typed.has(name) ? entry[name] : found;
  const foundGoal = [company?.currentYearGoals, company?.longTermObjectives].find(isFilled) ?? '';
  const values = { goal: or('goal', foundGoal), industry: or('industry', company?.industry ?? '') };
  const kinds = kindsOf(entry.tab);
  const goals = useGoalsOfPeople();
  const [isForAll, setForAll] = useState(false);
  const isKnown = roles.areKnown && (goals.goals !== undefined || goals.hasFailed);
  const drafted = useMemo(() => draftedIds(goals.goals, values.goal), [goals.goals, values.goal]);
  const plan = planDrafts(people, kinds, isForAll ? none : drafted);
  const all = plan.length;
  const skipped = people.filter(({ key }) => kinds.some((kind) => drafted.has(draftId(key, kind)))).length;
  const hasLimit = all >= limitFrom;
  const most = !hasLimit || entry.most.trim() === '' ? Infinity : Number(entry.most);
  const isWrongMost = most !== Infinity && !(Number.isInteger(most) && most > 0);
  const count = isWrongMost ? all : Math.min(most, all);
  const missingRoles = Object.fromEntries(
    roles.asked.flatMap((person, place) =>
      roles.missing.includes(person) ? [[roleField(place), 'Enter a role, or deselect this person.']] : [],
    ),
  );
  const errors: Partial<Record<string, string>> = {
    ...errorsIn(schema, values),
    ...(isWrongMost ? { most: 'Enter a whole number, like 20.' } : {}),
    ...missingRoles,
  };
  const shownErrors = wasRefused ? errors : {};

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isKnown) {
      notify.info('Still loading roles.');
      return;
    }
    if (all === 0) {
      notify.info('Everyone here already has goals for this company goal.');
      return;
    }
    const [first] = Object.values(errors);
    if (first !== undefined) {
      setWasRefused(true);
      showErrors(errors);
      notify.error(Object.keys(missingRoles).length > 0 ? rolesToAdd(roles.missing.length) : first);
      return;
    }
    draft.forget(entry);
    onStart({ kinds, ...values, most }, plan);
  }

  return (
    <DialogCard
      title={title}
      onClose={onClose}
      footer={
        <>
          <p className="col-span-2 text-small text-muted md:me-auto md:self-center">{effortText(count)}</p>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} icon={Sparkles} sends>
            Generate
          </Button>
        </>
      }
    >
      <p className="mb-5">One company goal, with drafts tailored to each role. {notices.sentToAssistant}</p>
      <DraftNotice draft={draft} onBegin={(kept) => setEntry(entryOf(kept))} className="mb-5" />
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className="text-ink">
        <Tabs label="What to generate" tabs={tabs} value={entry.tab} onChange={set('tab')}>
          <div className="grid grid-cols-1 gap-4 pt-5">
            <TextArea
              label="Your Company Strategic Goal"
              name="goal"
              rows={2}
              value={values.goal}
              onChange={({ target }) => set('goal')(target.value)}
              hint="One or two sentences are enough."
              error={shownErrors['goal']}
            />
            <SuggestField
              label="Your Industry"
              name="industry"
              value={values.industry}
              onChange={set('industry')}
              suggestions={industrySuggestions}
              placeholder="Choose or type an industry"
              error={shownErrors['industry']}
            />
            {skipped > 0 && (
              <Checkbox
                label={
                  skipped === 1
                    ? 'Also for the person who already has goals for this company goal'
                    : `Also for the ${withCommas(skipped)} people who already have goals for this company goal`
                }
                showsLabel
                checked={isForAll}
                onChange={({ target }) => setForAll(target.checked)}
              />
            )}
            {hasLimit && (
              <TextField
                label="Limit (optional)"
                name="most"
                inputMode="numeric"
                value={entry.most}
                onChange={({ target }) => set('most')(target.value)}
                placeholder={`All ${withCommas(all)}`}
                hint={`Creates ${draftsText(count)} in your pocket${count < all ? `, ${withCommas(all - count)} later` : ''}.`}
                error={shownErrors['most']}
              />
            )}
            {isKnown ? (
              <MissingRoles roles={roles} errors={shownErrors} />
            ) : (
              <div className="mt-2">
                <ReadingBar icon={Sparkles} work={work} />
                <p className="mt-3 text-small text-muted">You can type any that don't load.</p>
              </div>
            )}
          </div>
        </Tabs>
      </form>
    </DialogCard>
  );
}

/** The ids of drafts for a company goal that this browser links to people. */
function draftedIds(goals: GoalsOfPeople | undefined, goal: string): ReadonlySet<string> {
  const key = goalKeyOf(goal);
  return new Set(
    [...(goals?.byPerson ?? [])].flatMap(([person, own]) =>
      own.filter(({ record }) => goalKeyOf(record.goal) === key).map(({ record: { kind } }) => draftId(person, kind)),
    ),
  );
}
