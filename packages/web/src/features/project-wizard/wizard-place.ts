import { WIZARDS } from '@ardoise/domain/wizards/kinds/index.ts';
import { findStep, RECAP_PATH, type Wizard } from '@ardoise/domain/wizards/wizard.ts';

/** Where in a wizard an address leads. */
export interface WizardPlace {
  wizard: Wizard;
  id: string;
  /** A step's path, the recap's, or null: where the project was left. */
  path: string | null;
}

const ID = /^[0-9a-f]{24}$/;

/** Reads `/chr/creation/theme/{id}` and `/chr/{id}`; null for what is no screen of a wizard. */
export function placeAt(pathname: string): WizardPlace | null {
  const [base, ...rest] = pathname.split('/').filter(Boolean);
  const id = rest.pop() ?? '';
  const path = rest.join('/') || null;
  const wizard = Object.values(WIZARDS).find((candidate) => candidate.base === base);
  if (wizard === undefined || !ID.test(id)) return null;
  const known = path === null || path === RECAP_PATH || findStep(wizard, path) !== undefined;
  return known ? { wizard, id, path } : null;
}
