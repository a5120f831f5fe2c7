import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs a rule of tools/lint-rules.js on some files.
 *
 * @param rule its name, without 'local/'
 * @param codes the text of each file
 * @returns the messages of each file, in the order of the files
 */
export async function reportedBy(rule: string, codes: readonly string[]): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), `${rule}-`));
  try {
    const config = { jsPlugins: [path.resolve('tools/lint-rules.js')], rules: { [`local/${rule}`]: 'error' } };
    await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
    for (const [index, code] of codes.entries()) await writeFile(path.join(folder, `${index}.js`), code);
    const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
    const options = ['-A', 'all', '--format', 'json', '-c', '.oxlintrc.json'];
    const output = await new Promise<string>((resolve) => {
      // oxlint exits with an error if it reports something.
      execFile(process.execPath, [oxlint, ...options], { cwd: folder }, (_error, text) => resolve(text));
    });
    const { diagnostics } = JSON.parse(output) as { diagnostics: { message: string; filename: string }[] };
    return codes.map((_, index) =>
      diagnostics.filter(({ filename }) => filename === `${index}.js`).map(({ message }) => message),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
