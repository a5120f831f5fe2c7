// @ts-check
import { spawnSync } from 'node:child_process';

/** The lines `// proof: axe, reflow` of the repository, each with its file and the names of its rows. */
export const tags = spawnSync('git', ['grep', '-E', '^// proof: '], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter(Boolean)
  .map((line) => {
    const [file = '', names = ''] = line.split(':// proof: ');
    return { file, names: names.split(', ') };
  });

/** The files that measure a row. @param {import('./rows.mjs').FigureName} name */
export const filesOf = (name) => tags.filter(({ names }) => names.includes(name)).map(({ file }) => file);
