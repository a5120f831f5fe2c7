// proof: surroundings

import { addToFields, translatePage } from './support/changes-by-others';
import { fromTheForm } from './support/journey-steps';
import { journeys } from './support/journeys';
import { test } from './support/test';

/* Each journey in a page that others change as well (docs/decisions/0012): the surroundings from E12 on. */

test.use({ figure: 'surroundings' });

const changes = {
  'E13 a browser that translates the page': translatePage,
  'E14 a password manager that adds to every field': addToFields,
};

for (const [name, change] of Object.entries(changes))
  for (const journey of journeys)
    test(`${name}: ${journey.name}`, async ({ page }) => {
      await change(page);
      await fromTheForm(page, journey);
    });
