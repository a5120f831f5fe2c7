import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Locator, type Page } from '@playwright/test';

import { masked } from './kept-text';

/** The screen reader as a classic script: its module would need a script element, which the policy refuses. */
const source = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
).replace(/export\s*\{[^}]*?([\w$]+) as virtual\s*\};?/, 'window.virtual = $1;');

/** Texts of loading states and of fresh pages: whether the reader reads them depends on milliseconds. */
const passing =
  /^(?:(?:polite|assertive): (?:.*Loading.*|\d+ people in \d+ departments)?|heading, Company Profile, level 1)$/;

/**
 * A screen reader user: records the speech line by line, with the actions in between. Parts that real screen readers
 * omit are left out: ends of lines, paragraphs and cells, the text of a control after its name, the options of a closed
 * select, and empty elements.
 */
export class Listener {
  readonly #page: Page;
  readonly #lines: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Runs in every page opened from now on. */
  static async on(page: Page): Promise<Listener> {
    // The reader also computes names of detached nodes, which lack this function.
    const lookup =
      'Element.prototype.getElementById = function (id) { return this.querySelector("#" + CSS.escape(id)); };';
    await page.addInitScript(`(() => {${lookup}\n${source}\n})()`);
    return new Listener(page);
  }

  /**
   * Performs an action and records its speech: the focused elements and the live regions.
   * @param act ends when everything has been announced
   * @returns the speech, line by line
   */
  async hears(what: string, act: () => Promise<unknown>): Promise<readonly string[]> {
    await this.#page.evaluate(async () => {
      await window.virtual.stop();
      // The page behind an open modal dialog is inert, so its regions are silent.
      const { MutationObserver: Observer } = window;
      window.MutationObserver = class extends Observer {
        constructor(callback: MutationCallback) {
          super((records, observer) => {
            const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
            // An atomic region is read once for simultaneous changes.
            const regions = new Set<Element>();
            const isFirst = (target: Node) => {
              const region = (target instanceof Element ? target : target.parentElement)?.closest(
                '[role=status]:not([aria-atomic=false]), [role=alert]:not([aria-atomic=false])',
              );
              if (!region) return true;
              const { size } = regions;
              return regions.add(region).size > size;
            };
            callback(
              records.filter(({ target }) => modal.contains(target) && isFirst(target)),
              observer,
            );
          });
        }
      };
      await window.virtual.start({ container: document.body });
      window.MutationObserver = Observer;
      await window.virtual.clearSpokenPhraseLog();
    });
    await act();
    await this.#page.waitForLoadState('networkidle');
    // Until the speech ends: announcements may follow a visible change a moment later.
    await this.#page.evaluate(async () => {
      let before = -1;
      for (;;) {
        const { length } = await window.virtual.spokenPhraseLog();
        if (length === before) break;
        before = length;
        await new Promise((resolve) => void setTimeout(resolve, 300));
        // A busy machine may not have rendered by then.
        await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 2000 }));
      }
    });
    const said = await this.#page.evaluate(async () => {
      const log = await window.virtual.spokenPhraseLog();
      await window.virtual.stop();
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      const option = document.getElementById(id);
      return option === null ? log : [...log, `option, ${option.textContent}`];
    });
    const heard = said.filter((line) => !passing.test(line));
    this.#note(what, heard);
    return heard;
  }

  /** Reads a part of the page from start to end. */
  async reads(what: string, part: Locator): Promise<void> {
    await expect(part).toBeVisible();
    // Parts of a page render after its title.
    await this.#page.waitForLoadState('networkidle');
    const said = await part.evaluate(async (container) => {
      const { virtual } = window;
      /** Spoken with their text as their name. */
      const named = /^(?:link|button|heading|option|menuitem|tab|caption|cell|columnheader|rowheader|listitem|mark)\b/;
      const unsaid =
        /^(?:end of (?:paragraph|link|button|heading|option|menuitem|tab\b|caption|cell|columnheader|rowheader|row|listitem|term|definition|strong|emphasis|mark|status)|end, current step|(?:paragraph|rowgroup|strong|emphasis|mark)$)/;
      const squeezed = (text: string | null) => text?.replaceAll(/\s+/g, '') ?? '';
      const lines: string[] = [];
      let whole: Node | null = null;
      let block: Element | null = null;
      await virtual.stop();
      await virtual.start({ container });
      for (let steps = 0; steps < 5000; steps += 1) {
        const node = virtual.activeNode;
        const phrase = await virtual.lastSpokenPhrase();
        const element = node instanceof Element ? node : (node?.parentElement ?? null);
        const isText = node?.nodeType === Node.TEXT_NODE;
        const isEmpty = element?.matches('p, [role=status], [role=alert]') && element.textContent === '';
        const isInside =
          (element?.closest('noscript, option, optgroup') ?? null) !== null ||
          (isText && whole?.contains(node) === true);
        if (!isInside && !isEmpty && !unsaid.test(phrase)) {
          const of = isText ? (element?.closest('p, li, dd, dt, td, legend, label') ?? null) : null;
          if (of !== null && of === block)
            lines.push(`${lines.pop()} ${phrase}`.replaceAll(/ (?=[.,;:”])|(?<=“) /g, ''));
          else if (element instanceof HTMLSelectElement && !phrase.startsWith('end of'))
            lines.push(phrase.replace(`, ${element.value},`, `, ${element.selectedOptions[0]?.label},`));
          else if (!(element instanceof HTMLSelectElement)) lines.push(phrase);
          block = of;
          if (!isText && named.test(phrase) && squeezed(phrase).includes(squeezed(element?.textContent ?? '')))
            whole = node;
        } else if (!isText) block = element?.matches('mark, strong, em') ? block : null;
        await virtual.next();
        if (virtual.activeNode === container && !(await virtual.lastSpokenPhrase()).startsWith('end of')) break;
        if (phrase === 'end of document') break;
        if (virtual.activeNode !== container || lines.length < 2) continue;
        lines.push(await virtual.lastSpokenPhrase());
        break;
      }
      await virtual.stop();
      return lines;
    });
    this.#note(what, said);
  }

  #note(what: string, said: readonly string[]): void {
    this.#lines.push(`# ${what}`, ...said.map(masked), '');
  }

  transcript(): string {
    return this.#lines.join('\n');
  }
}

declare global {
  interface Window {
    /** Set by `Listener`. */
    virtual: Virtual;
  }
}
