import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ViewRecord } from './saved-views.repository.ts';

/** @throws Refusal VALIDATION at the name */
export function refuseName(message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'nom', message }] });
}

/** Two views of one person differ by more than case. @throws Refusal VALIDATION */
export function refuseTakenName(others: readonly Pick<ViewRecord, 'nom'>[], nom: string): void {
  if (others.some((other) => other.nom.toLowerCase() === nom.toLowerCase()))
    refuseName('Une de vos vues porte déjà ce nom.');
}
