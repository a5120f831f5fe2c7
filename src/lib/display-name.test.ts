import { expect, it } from 'vitest';

import { displayName, initials } from './display-name';

it.each([
  ['amara@northbay.example', 'amara'],
  ['amara.osei42@northbay.example', 'amara.osei'],
  ['4ma7ra9@northbay.example', 'mara'],
  ['amara', 'amara'],
  ['a@b@c', 'a'],
  ['12345@northbay.example', ''],
  ['@northbay.example', ''],
  ['', ''],
  [null, ''],
])('the shown name of %j is %j', (email, name) => {
  expect(displayName(email)).toBe(name);
});

it.each([
  ['amara.osei', 'AO'],
  ['amara', 'A'],
  ['amara osei halvorsen', 'AO'],
  ['zoë_ångström', 'ZÅ'],
  ['.-_', '?'],
  ['🗻', '?'],
  ['', '?'],
])('the letters of a default picture of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
