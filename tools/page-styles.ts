/** A statement of a style sheet: what stands before the braces, and what is in them; none for `@import …;` and its like. */
type Statement = { head: string; body: string | null };

/** At-rules whose body is style rules again. */
const groups = /^@(media|supports|layer|container)\b/;

/** Where the text that starts at `from` reaches one of `ends` outside of strings, brackets and escapes. */
function until(css: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (depth === 0 && ends.includes(sign)) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return css.length;
}

function statements(css: string): Statement[] {
  const found: Statement[] = [];
  for (let from = 0; from < css.length;) {
    const at = until(css, from, '{;');
    const head = css.slice(from, at).trim();
    if (css[at] === '{') {
      const end = until(css, at + 1, '}');
      found.push({ head, body: css.slice(at + 1, end) });
      from = end + 1;
    } else {
      if (head !== '') found.push({ head, body: null });
      from = at + 1;
    }
  }
  return found;
}

/** Whether the classes a selector asks for are all in the page; one that asks for none belongs to every page. */
function applies(selector: string, classes: ReadonlySet<string>): boolean {
  const named = [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  return named.every((name) => classes.has(name));
}

function selectors(head: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < head.length;) {
    const at = until(head, from, ',');
    found.push(head.slice(from, at));
    from = at + 1;
  }
  return found;
}

function rulesFor(css: string, classes: ReadonlySet<string>): string {
  return statements(css)
    .map(({ head, body }) => {
      if (body === null) return `${head};`;
      if (groups.test(head)) {
        const kept = rulesFor(body, classes);
        return kept === '' ? '' : `${head}{${kept}}`;
      }
      return head.startsWith('@') || selectors(head).some((one) => applies(one, classes)) ? `${head}{${body}}` : '';
    })
    .join('');
}

/**
 * What some pages need of a minified style sheet, in its order: the rules for the classes in them, and the properties and
 * motions those rules name.
 * @param pages their markup as it is before any script
 */
export function stylesFor(css: string, pages: readonly string[]): string {
  const classes = new Set(
    pages.flatMap((html) =>
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.replaceAll('&amp;', '&').split(/\s+/)),
    ),
  );
  const rules = rulesFor(css, classes);
  return statements(rules)
    .map(({ head, body }) => {
      const [, name] = /^@(?:property|keyframes)\s+([\w-]+)/.exec(head) ?? [];
      const used = name === undefined || rules.replace(`${head}{`, '').includes(name);
      return used ? head + (body === null ? ';' : `{${body}}`) : '';
    })
    .join('');
}
