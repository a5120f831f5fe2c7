import { transform, type SelectorComponent } from 'lightningcss';

/** The classes and elements of some markup. */
function namesIn(markup: string): ReadonlySet<string> {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
  );
  const elements = [...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name);
  return new Set([...classes, ...elements]);
}

/**
 * Whether all classes and elements of a selector are in the page; a selector without any applies to every page. Of `:is()`
 * and `:where()` one branch is enough; what `:not()` excludes need not be there.
 */
function applies(selector: readonly SelectorComponent[], names: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class' || part.type === 'type') return names.has(part.name);
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return true;
    return part.selectors.some((inner) => applies(inner, names));
  });
}

/**
 * The part of a style sheet that a page needs, in its order: the rules for its classes and elements, and those without any.
 * @param markup the page before any script has run
 */
export function stylesFor(css: string, markup: string): string {
  const names = namesIn(markup);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((one) => applies(one, names)) ? undefined : []),
        // Tailwind's fallback for @property, which all supported browsers have.
        'layer-block': ({ value }) => (value.name?.join('.') === 'properties' ? [] : undefined),
      },
    },
  });
  // Once more: removes groups that are empty now.
  return transform({ filename: 'page.css', code, minify: true }).code.toString();
}
