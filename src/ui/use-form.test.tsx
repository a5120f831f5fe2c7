import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';

import { SelectField, TextField } from './field';
import { useForm } from './use-form';

const filled = v.pipe(v.string(), v.regex(/\S/, 'Required'));
const schema = v.pipe(
  v.object(
    {
      name: filled,
      day: v.pipe(filled, v.isoDate('No day.')),
      note: v.optional(v.string(), ''),
    },
    'Something is missing.',
  ),
  v.forward(
    v.check(({ name, note }) => name !== note, 'Not the same twice.'),
    ['note'],
  ),
);

const onValid = vi.fn<(values: v.InferOutput<typeof schema>) => void>();
const keep = vi.fn<(typed: object) => void>();

function Form({ hasSummary = false }: { hasSummary?: boolean }) {
  const form = useForm({
    schema,
    onValid,
    hasSummary,
    marksRequired: !hasSummary,
    draft: { start: { name: 'Ada' }, keep },
  });
  return (
    <form {...form.formProps} aria-label="form">
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('day')} label="Day" />
      <TextField {...form.text('note')} label="Note" />
      <output>{form.refusal.names.join(' ')}</output>
    </form>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole('form'));

it('begins with the draft, stores what is typed and marks what is required', async () => {
  render(<Form />);
  expect(field('Name')).toHaveValue('Ada');
  expect(['Name', 'Day', 'Note'].map((label) => field(label).required)).toEqual([true, true, false]);
  await act(async () => void type('Day', '2026-02-28'));
  expect(keep).toHaveBeenLastCalledWith({ name: 'Ada', day: '2026-02-28', note: '' });
});

it('takes what the browser cannot read for a wrong format and not for a missing text', () => {
  render(<Form />);
  Object.defineProperty(field('Day'), 'validity', { value: { badInput: true } });
  fireEvent.submit(screen.getByRole('form'));
  expect(field('Day')).toHaveAccessibleDescription('No day.');
});

it('keeps the first choice of a select: the change event clears the error, not the input event before it', () => {
  function Choosing() {
    const [day, setDay] = useState('');
    const { formProps, field: of } = useForm({ schema, onValid });
    return (
      <form {...formProps} aria-label="form">
        <SelectField
          {...of('day')}
          label="Day"
          placeholder="Choose"
          options={['2026-02-28']}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </form>
    );
  }
  render(<Choosing />);
  submit();
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select).toBeInvalid();
  select.value = '2026-02-28';
  fireEvent.input(select);
  fireEvent.change(select);
  expect(select).toHaveValue('2026-02-28');
  expect(select).not.toBeInvalid();
});
