import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { useVirtualRows } from './use-virtual-rows';

type Row = { name: string };

const nameOf = ({ name }: Row) => name;

function List() {
  const [list, setList] = useState<readonly Row[]>([{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }]);
  const { ref, shown, handlers, focusRow } = useVirtualRows<HTMLUListElement, Row>(list, nameOf, 4);
  /** A response and another tab's change arrive together. */
  function focusLastAsFirstGoes() {
    focusRow(2);
    setList(list.slice(1));
  }
  return (
    <>
      <button type="button" onClick={focusLastAsFirstGoes}>
        Focus Cy
      </button>
      <ul ref={ref} {...handlers}>
        {shown.map(({ index }) => (
          <li key={list[index]?.name} data-index={index}>
            <button type="button" data-row-focus>
              {list[index]?.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

it('gives the focus to the row that was asked for, wherever it is by then', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Focus Cy' }));
  expect(screen.getByRole('button', { name: 'Cy' })).toHaveFocus();
});
