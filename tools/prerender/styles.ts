import { transform, type SelectorComponent, type Visitor } from 'lightningcss';

/** The classes and elements of some markup. */
type Names = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

function namesIn(markup: string): Names {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
  );
  const elements = [...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name);
  return { classes: new Set(classes), elements: new Set(elements) };
}

/**
 * Whether the classes and elements that a selector asks for are all in the page; one that asks for none belongs to every
 * page. Of a list in brackets one is enough; what is excluded need not be there.
 */
function applies(selector: readonly SelectorComponent[], names: Names): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return names.classes.has(part.name);
    if (part.type === 'type') return names.elements.has(part.name);
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return true;
    return part.selectors.some((inner) => applies(inner, names));
  });
}

function visit(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

/**
 * What a page needs of a style sheet, in its order: the rules for the classes and elements in it, and the properties and
 * motions those rules name.
 * @param markup the page as it is before any script
 */
export function stylesFor(css: string, markup: string): string {
  const names = namesIn(markup);
  const rules = visit(css, {
    Rule: {
      style: ({ value }) => (value.selectors.some((one) => applies(one, names)) ? undefined : []),
      // Tailwind's stand-in for @property, which all browsers of ours have.
      'layer-block': ({ value }) => (value.name?.join('.') === 'properties' ? [] : undefined),
    },
  });
  // Each stands once in its own definition.
  const isNamed = (name: string) => rules.split(name).length > 2;
  return visit(rules, {
    Rule: {
      keyframes: ({ value }) => (isNamed(value.name.value) ? undefined : []),
      property: ({ value }) => (isNamed(value.name) ? undefined : []),
    },
  });
}
