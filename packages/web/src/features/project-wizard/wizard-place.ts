import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { readStepAddress } from '@ardoise/domain/wizards/step-addresses.ts';
import { findStep, RECAP_PATH, type Wizard } from '@ardoise/domain/wizards/wizard.ts';

/** Where in a wizard an address leads. */
export interface WizardPlace {
  wizard: Wizard;
  id: string;
  /** A step's path, the recap's, or null: where the project was left. */
  path: string | null;
  /** Of a step that repeats, an entry's id or its rank; null for the step itself. */
  entry: string | null;
}

/** Reads an address; null for what is no screen of a wizard. */
export function placeAt(pathname: string): WizardPlace | null {
  const place = readStepAddress(pathname);
  if (place === null) return null;
  const { kind, id, step: path, entry } = place;
  const wizard: Wizard = KINDS[kind].wizard;
  const step = path === null ? undefined : findStep(wizard, path);
  const known = step !== undefined || path === null || path === RECAP_PATH;
  return known && (entry === null || step?.entries !== undefined) ? { wizard, id, path, entry } : null;
}
