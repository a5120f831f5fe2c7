/**
 * `npm start`: the development server. `-- --people 400` gives the embedded backend's business so many employees, and
 * `--drafts plain` or `clean` drafts without a model's style; the rest is for Vite, which refuses options that it does not know.
 */
import { parseArgs } from 'node:util';

const given = process.argv.slice(2);
const { values, tokens } = parseArgs({
  args: given,
  options: { people: { type: 'string' }, drafts: { type: 'string' } },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
// tools/mock-backend-plugin.ts reads it.
if (values.people !== undefined) process.env['MOCK_PEOPLE'] = String(values.people);
if (values.drafts !== undefined) process.env['MOCK_DRAFTS'] = String(values.drafts);
const own = tokens.flatMap((token) =>
  token.kind === 'option' && token.name in { people: '', drafts: '' }
    ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
    : [],
);
const vite = new URL('../node_modules/vite/bin/vite.js', import.meta.url);
process.argv = [...process.argv.slice(0, 2), ...given.filter((_, index) => !own.includes(index))];
await import(vite.href);
