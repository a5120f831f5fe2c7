import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ColumnChart } from './charts';

it('draws columns in proportion, below the room that their numbers take', () => {
  const { container } = render(
    <ColumnChart
      columns={[
        { key: '10', label: 'Oct', value: 3 },
        { key: '11', label: 'Nov', value: 4 },
      ]}
    />,
  );
  const heights = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.height);
  expect(heights).toEqual(['calc((100% - 1.75rem) * 0.75)', 'calc((100% - 1.75rem) * 1)']);
});
