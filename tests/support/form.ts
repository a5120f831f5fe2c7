import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The controls of the labels with exactly this text. */
function controlsOf(text: string): HTMLElement[] {
  return [...document.querySelectorAll('label')].flatMap(({ textContent, control }) =>
    textContent.trim() === text && control !== null ? [control] : [],
  );
}

/**
 * The field with a label. Testing Library compares the labels of every element, which is slow for long forms; it is
 * only a fallback when the label is not unique.
 */
export function fieldOf(label: string): HTMLElement {
  const [control, ...others] = controlsOf(label);
  return control === undefined || others.length > 0 ? screen.getByLabelText(label) : control;
}

/**
 * Types into fields by their labels, which may render later. The text is one input event: single keys could be lost to
 * a title that takes the focus.
 */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (controlsOf(label).length === 0) await screen.findByLabelText(label);
    fireEvent.input(fieldOf(label), { target: { value } });
  }
}

/** Presses the button of this name. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** The ways in which one intention becomes several presses (docs/product.md 17.2). */
export const manyPresses: {
  how: string;
  /** Its number in docs/product.md 17.2. */
  number?: 'I1' | 'I3';
  doIt: (user: UserEvent, button: HTMLElement, field: HTMLElement) => Promise<void>;
}[] = [
  { how: 'a double click', doIt: (user, button) => user.dblClick(button) },
  {
    how: 'Enter and a click',
    number: 'I3',
    doIt: async (user, button, field) => {
      act(() => field.focus());
      await user.keyboard('{Enter}');
      await user.click(button);
    },
  },
  {
    how: 'two clicks in one task',
    number: 'I1',
    doIt: (_, button) =>
      act(async () => {
        button.click();
        button.click();
        await Promise.resolve();
      }),
  },
  {
    how: 'three clicks one after the other',
    doIt: async (user, button) => {
      for (let click = 0; click < 3; click += 1) await user.click(button);
    },
  },
];

/** The texts of elements, in their order. */
export const textsOf = (elements: Iterable<Element>): string[] =>
  Array.from(elements, ({ textContent }) => textContent);
