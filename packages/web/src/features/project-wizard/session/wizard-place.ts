import { readStepAddress } from '@ardoise/domain/kinds/step-addresses.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { findStep, type Wizard } from '@ardoise/domain/wizards/wizard.ts';

/** A parsed address of a wizard. */
export interface WizardPlace {
  wizard: Wizard;
  id: string;
  /** A step's path, the recap's, or null: resume where the project was left. */
  path: string | null;
  /** For a repeating step, an entry's id or its rank; null for the step itself. */
  entry: string | null;
}

/** Parses an address of this wizard; null for any other path. */
export function placeAt(pathname: string, wizard: Wizard): WizardPlace | null {
  const place = readStepAddress(pathname);
  if (place === null || place.kind !== wizard.kind) return null;
  const { id, step: path, entry } = place;
  const step = path === null ? undefined : findStep(wizard, path);
  const known = step !== undefined || path === null || path === RECAP_PATH;
  return known && (entry === null || step?.entries !== undefined) ? { wizard, id, path, entry } : null;
}
