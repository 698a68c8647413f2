import type { Step, Wizard } from '../wizard.ts';

const isIn = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`);

/** Whether a step has the question at this path of the document, or contains it. */
export function asksFor({ groups, entries }: Pick<Step, 'groups' | 'entries'>, path: string): boolean {
  if (entries && isIn(path, entries.list)) return true;
  return groups.some(({ fields }) =>
    fields.some((field) => [field.path, ...Object.keys(field.names ?? {})].some((own) => isIn(path, own))),
  );
}

/** The step with the question at this path: `infopdv.formules.2.tarifFormule`. */
export function stepOfAnswer({ steps }: Pick<Wizard, 'steps'>, path: string): Step | undefined {
  return steps.find((step) => asksFor(step, path));
}
