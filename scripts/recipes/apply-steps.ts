import type { Step } from './read-recipes.ts';

/** Placeholder for the next number of a migration. */
const NEXT = 'NNNN';

/** A file after a step. @throws where its context is not in the file, or is there twice */
function applied(before: string | null, { name, lines }: Step): string {
  const kept = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const made = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  if (before === null) {
    if (kept.some((line) => line !== '')) throw new Error(`${name}: there is no such file`);
    return `${made.join('\n').trimEnd()}\n`;
  }
  const [old, now] = [kept.join('\n').trimEnd(), made.join('\n').trimEnd()];
  const places = `\n${before}`.split(`\n${old}\n`).length - 1;
  if (old === '' || places !== 1)
    throw new Error(
      `${name}: the context of the diff in CONTRIBUTING.md is in this file ${old === '' ? 0 : places} times. Once what the diff plants is there, or its neighbours have changed, renew that diff: another example, the lines of today.`,
    );
  return `\n${before}`.replace(`\n${old}\n`, () => `\n${now}\n`).slice(1);
}

/** The files that some steps change, with their new text. `read` is null for a file that is not there. */
export function applySteps(
  steps: readonly Step[],
  read: (file: string) => string | null,
  nextMigration: string,
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const step of steps) {
    const file = step.file.replace(NEXT, nextMigration);
    changed.set(file, applied(changed.get(file) ?? read(file), step));
  }
  return changed;
}
