/** Part of a file that a recipe changes: the lines of a diff, each with its sign. */
export interface Step {
  /** As the table of complaints names it: the file's name, and which part if it changes several. */
  name: string;
  file: string;
  lines: readonly string[];
}

/** What CONTRIBUTING says of one addition: its diff, the commands after it, and what complains without each. */
export interface Recipe {
  name: string;
  steps: readonly Step[];
  /** Run once the diff is in: `node scripts/write-statuses.ts`. */
  commands: readonly string[];
  /** By the step or command that is left out: the names of the files in which something complains. */
  promised: ReadonlyMap<string, readonly string[]>;
}

const TABLE = '| left out | complains |';

const plain = (cell: string) => cell.replaceAll('`', '').trim();
/** A file that the diff plants has no backticks: these are for files that are there. */
const namesIn = (cell: string) =>
  cell
    .split(',')
    .map(plain)
    .filter((name) => name !== '');

function stepsOf(diff: string): Step[] {
  const steps: { name: string; file: string; lines: string[] }[] = [];
  let file = '';
  for (const line of diff.split('\n')) {
    const [, path] = /^--- (.+)$/.exec(line) ?? [];
    const [, part] = /^@@ (.+)$/.exec(line) ?? [];
    const name = (path ?? file).split('/').at(-1) ?? '';
    if (path !== undefined) file = path;
    if (path !== undefined || part !== undefined)
      steps.push({ name: part === undefined ? name : `${name}, ${part}`, file, lines: [] });
    else steps.at(-1)?.lines.push(line);
  }
  return steps.filter(({ lines }) => lines.some((line) => line !== ''));
}

function rowsOf(section: string): Map<string, string[]> {
  const [, table = ''] = section.split(`${TABLE}\n|---|---|\n`);
  const [rows = ''] = table.split('\n\n');
  return new Map(
    rows
      .split('\n')
      .filter((row) => row.startsWith('|'))
      .map((row): [string, string[]] => {
        const [, left = '', complains = ''] = row.split('|');
        return [plain(left), namesIn(complains)];
      }),
  );
}

/** The recipes of a document that have a table of complaints; its other diffs are examples. */
export function readRecipes(document: string): Recipe[] {
  return document
    .split(/^## /m)
    .filter((section) => section.includes(TABLE))
    .map((section) => {
      const [name = ''] = section.split('\n');
      const [, diff = ''] = /^```diff\n(.*?)^```$/ms.exec(section) ?? [];
      const promised = rowsOf(section);
      const commands = [...promised.keys()].filter((left) => left.startsWith('node '));
      return { name, steps: stepsOf(diff), commands, promised };
    });
}
