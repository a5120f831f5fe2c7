import { fireEvent, screen } from '@testing-library/react';
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

/** The texts of elements, in their order. */
export const textsOf = (elements: Iterable<Element>): string[] =>
  Array.from(elements, ({ textContent }) => textContent);
