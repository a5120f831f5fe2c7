import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Range } from './range';

const score = (onChange = vi.fn<(value: number) => void>()) =>
  render(
    <Range label="Score" value={0.4} max={1} step={0.1} valueText="0.4" tint="[--fill:red]" onChange={onChange} />,
  );

it('goes from nothing to its end in its steps', () => {
  const onChange = vi.fn<(value: number) => void>();
  score(onChange);
  const range = screen.getByRole('slider', { name: 'Score' });
  expect(range).toHaveAttribute('min', '0');
  expect(range).toHaveAttribute('max', '1');
  expect(range).toHaveAttribute('aria-valuetext', '0.4');
  expect(range.style.getPropertyValue('--part')).toBe('calc(9px + (100% - 18px) * 0.4)');
  fireEvent.change(range, { target: { value: '0.7' } });
  expect(onChange).toHaveBeenCalledWith(0.7);
});

it('is filled from the side on which its thumb begins', () => {
  score();
  const filled = (side: string) =>
    `bg-[linear-gradient(to_${side},var(--fill)_var(--part),var(--c-track)_var(--part))]`;
  expect(screen.getByRole('slider').className.split(' ')).toEqual(
    expect.arrayContaining([
      `[&::-webkit-slider-runnable-track]:${filled('right')}`,
      `rtl:[&::-webkit-slider-runnable-track]:${filled('left')}`,
    ]),
  );
});
