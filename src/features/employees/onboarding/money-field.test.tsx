import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { MoneyField } from './money-field';

/** What the field puts in by itself; the browser-like environment has no such command. */
const insert = vi.fn<(command: string, showsUi: boolean, text: string) => boolean>(() => true);

function drawField(): HTMLElement {
  Object.assign(document, { execCommand: insert });
  render(<MoneyField label="Gross Annual Salary" currency="EUR" />);
  return screen.getByLabelText('Gross Annual Salary');
}

afterEach(() => {
  insert.mockClear();
  vi.useRealTimers();
});

describe('an amount field', () => {
  it.each([
    [',', '.'],
    ['\uFF15', '5'],
    ['54000,50', '54000.50'],
    ['54,000.50', '54000.50'],
    ['54.000,50', '54000.50'],
    ['1,2,3', '1.2.3'],
  ])('puts %j in as %j', (typed, plain) => {
    const isLeftToBrowser = fireEvent(drawField(), new InputEvent('beforeinput', { data: typed, cancelable: true }));
    expect(isLeftToBrowser).toBe(false);
    expect(insert.mock.calls).toEqual([['insertText', false, plain]]);
  });

  it.each(['5', '.', '-', '54000.50', 'e', ' ', null])('leaves %j to the browser', (data) => {
    expect(fireEvent(drawField(), new InputEvent('beforeinput', { data, cancelable: true }))).toBe(true);
    expect(insert).not.toHaveBeenCalled();
  });

  it('cannot be counted up or down while the mouse wheel turns', () => {
    vi.useFakeTimers();
    const field = drawField();
    fireEvent.wheel(field);
    expect(field).toHaveAttribute('readonly');
    vi.runAllTimers();
    expect(field).not.toHaveAttribute('readonly');
  });
});
