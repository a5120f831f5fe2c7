import { mailKey } from '@/domain/employee';
import { groupBy } from '@/domain/group-by';
import { fold } from '@/lib/text-search';

/** Who may be a manager. */
type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly workMail: string;
  readonly employmentId: string;
};

/** A manager as a record says: by ID, by email and by name, each perhaps empty. */
export type SaidManager = { readonly managersId: string; readonly managersEmail: string; readonly reportsTo: string };

/** The manager of a person: none, a person, someone not in the list, or a name that several people have. */
type Manager<Person> =
  | { kind: 'none' }
  | { kind: 'person'; person: Person }
  | { kind: 'unknown'; said: string }
  | { kind: 'several'; people: readonly Person[] };

const idKey = (text: string) => text.trim();
const nameKey = (text: string) => fold(text.trim().replace(/\s+/gu, ' '));

/** Finds people by a text, none by an empty one. */
function indexBy<Person>(people: readonly Person[], keyOf: (person: Person) => string) {
  const index = groupBy(people, keyOf);
  return (key: string): readonly Person[] => (key === '' ? [] : (index.get(key) ?? []));
}

/** Longer than any manager's name with email and ID. */
const longestName = 300;

/** The names of a person in a text: 'Lind, Bo (NB-2)' by 'Lind, Bo', 'Lind', 'Bo', 'Bo Lind' and 'NB-2'. */
function partsOf(text: string): readonly string[] {
  if (text.length > longestName) return [];
  const words = text.split(/\s+/u).map((word) => (word.includes('@') ? `|${word}|` : word));
  const parts = words.join(' ').split(/[<>()[\]{}|;]|\s[-\u2010-\u2015/:\u00b7]\s/u);
  return parts.flatMap((part) => {
    const pieces = part.split(',');
    const [last = '', first = ''] = pieces;
    return pieces.length === 2 ? [...pieces, `${first} ${last}`] : pieces;
  });
}

/** Finds a manager by ID, email and name: most matches win, then the ID before the email (docs/product.md 8.21). */
export function managerFinder<Person extends Candidate>(
  people: readonly Person[],
): (said: SaidManager) => Manager<Person> {
  const withId = indexBy(people, ({ id }) => idKey(id));
  const withEmploymentId = indexBy(people, ({ employmentId }) => idKey(employmentId));
  const withMail = indexBy(people, ({ workMail }) => mailKey(workMail));
  const withName = indexBy(people, ({ name }) => nameKey(name));

  /** How many parts of 'Name (ID)' or 'Last, First <email>' name each person. */
  function namedBy(text: string): ReadonlyMap<Person, number> {
    const whole = withName(nameKey(text));
    if (whole.length > 0) return new Map(whole.map((person) => [person, 1]));
    const counts = new Map<Person, number>();
    const byDigits = new Set<Person>();
    for (const part of new Set(partsOf(text).map((each) => each.trim()))) {
      const byId = withEmploymentId(part);
      const named = new Set([...withName(nameKey(part)), ...withMail(mailKey(part)), ...byId]);
      for (const person of named) counts.set(person, (counts.get(person) ?? 0) + 1);
      if (!/\p{L}/u.test(part)) for (const person of byId) byDigits.add(person);
    }
    // A number alone may be that of another program, or no ID at all.
    for (const person of byDigits) if (counts.get(person) === 1) counts.delete(person);
    return counts;
  }

  return ({ managersId, managersEmail, reportsTo }) => {
    const [id, mail, named] = [idKey(managersId), mailKey(managersEmail), namedBy(reportsTo)];
    const most = Math.max(0, ...named.values());
    const byName = [...named.keys()].filter((person) => named.get(person) === most);
    const rankOf = (person: Person): number => {
      const isId = Number(id !== '' && [idKey(person.id), idKey(person.employmentId)].includes(id));
      const isMail = Number(mail !== '' && mailKey(person.workMail) === mail);
      return 4 * (isId + isMail + (named.get(person) ?? 0)) + 2 * isId + isMail;
    };
    const found = [withId(id), withEmploymentId(id), withMail(mail), byName].flatMap((some) =>
      some.length === 1 ? some : [],
    );
    const highest = Math.max(0, ...found.map(rankOf));
    const only = found.find((person) => rankOf(person) === highest);
    if (only) return { kind: 'person', person: only };
    const sameName = byName.filter(({ name }) => nameKey(name) === nameKey(byName[0]?.name ?? ''));
    if (byName.length > 1 && sameName.length === byName.length) return { kind: 'several', people: byName };
    const said = [reportsTo.trim(), managersEmail.trim()].filter((text) => text !== '').join(', ');
    if (said === '' && id === '') return { kind: 'none' };
    return { kind: 'unknown', said: said || `manager ${id}` };
  };
}
