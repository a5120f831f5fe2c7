import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { SelectField, TextField } from './field';
import { useForm } from './use-form';

const schema = v.object(
  { day: v.pipe(v.string(), v.regex(/\S/, 'Required'), v.isoDate('No day.')) },
  'Something is missing.',
);
const submit = () => fireEvent.submit(screen.getByRole('form'));

it('takes what the browser cannot read for a wrong format and not for a missing text', () => {
  function Typing() {
    const { formProps, text } = useForm({ schema, onValid: () => undefined });
    return (
      <form {...formProps} aria-label="form">
        <TextField {...text('day')} label="Day" />
      </form>
    );
  }
  render(<Typing />);
  const day = screen.getByRole('textbox', { name: 'Day' });
  Object.defineProperty(day, 'validity', { value: { badInput: true } });
  submit();
  expect(day).toHaveAccessibleDescription('No day.');
});

it('keeps the first choice of a select: the change event clears the error, not the input event before it', () => {
  function Choosing() {
    const [day, setDay] = useState('');
    const { formProps, field: of } = useForm({ schema, onValid: () => undefined });
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
