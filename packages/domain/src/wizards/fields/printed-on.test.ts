import { expect, it } from 'vitest';
import { KINDS } from '../../kinds/kinds.ts';
import type { Field } from '../field.ts';
import type { Step } from '../wizard.ts';
import type { PrintedElsewhere, WizardProject } from '../wizard-project.ts';

const PROBE = '12 h 30';

/** Answers of the field that prints another's, one of which makes it say more. */
const COMPANIONS = ['oui', 'non', PROBE];

const fieldsOf = (step: Step): readonly Field[] => step.groups.flatMap(({ fields }) => fields);

/** A project with these answers alone. */
function answered(answers: Record<string, unknown>): WizardProject {
  const document: Record<string, unknown> = {};
  for (const [path, answer] of Object.entries(answers)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const part = names.reduce<Record<string, unknown>>((held, name) => {
      held[name] ??= {};
      return held[name] as Record<string, unknown>;
    }, document);
    part[last] = answer;
  }
  return document as WizardProject;
}

/** Whether the lines of `host` have the answer of `field`. */
function isSaidBy(host: Field, field: Field): boolean {
  const answer = field.kind === 'catalogue' ? { name: PROBE } : PROBE;
  return COMPANIONS.some((companion) => {
    const project = answered({ [host.path]: companion, [field.path]: answer });
    const without = answered({ [host.path]: companion });
    const said = (from: WizardProject) =>
      typeof host.line === 'function' ? JSON.stringify(host.line(from, from)).split(PROBE).length : 0;
    return said(project) > said(without);
  });
}

const printedOn = ({ line }: Field): PrintedElsewhere['printedOn'] | null =>
  typeof line === 'object' ? line.printedOn : null;

/** In the name and number of a project. */
const HEAD = ['idprojet.nameProjet', 'idprojet.codeProjet'];

const ELSEWHERE = Object.values(KINDS).flatMap(({ kind, wizard }) =>
  wizard.steps.flatMap((step: Step) =>
    fieldsOf(step).flatMap((field): [string, string, Step, Field][] => {
      const place = printedOn(field);
      return place === null ? [] : [[`${kind} ${field.path}`, place, step, field]];
    }),
  ),
);

it.each(ELSEWHERE)('%s is printed on %s', (_, place, step, field) => {
  if (place === 'entries') expect(step.entries).toBeDefined();
  else if (place === 'head') expect(HEAD).toContain(field.path);
  else {
    const host = fieldsOf(step).find(({ path }) => path === place);
    expect(host && isSaidBy(host, field)).toBe(true);
  }
});

it('has fields that are printed elsewhere', () => expect(ELSEWHERE.length).toBeGreaterThan(10));
