import type { Project } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { PRINTER_MOVES } from '@ardoise/domain/projects/printing.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { parcelsIn } from '@ardoise/domain/rules/shipment.ts';
import type { StatusChange } from '../../../hooks/use-change-status.ts';
import type { PrinterAnswer } from './chosen-printer.ts';

/** Days that a move may carry, none of them required: a promise with the printer, a delivery with its parcels. */
export interface DayAnswers {
  promesse: string;
  /** Empty where the day is not said. */
  jour: string;
  transporteur: string;
  colis: string;
}

export const noDays = (): DayAnswers => ({
  promesse: '',
  jour: parisDay(new Date()),
  transporteur: '',
  colis: '',
});

/** Whether a move of this order to this target is its delivery. */
export function asksDelivery({ statut }: Pick<Project, 'statut'>, target: string): boolean {
  const { from, targets } = PRINTER_MOVES.livrer;
  return statut === from && targets.some((each) => each === target);
}

/** Whether this reader may promise a day for the printer that they choose: their own agency, or head office for any. */
export function mayPromiseFor(role: Role, { who }: PrinterAnswer): boolean {
  return role === 'siege' || role === 'administrator' || (role === 'agence' && who === 'agence');
}

/** As the call takes them. */
export function dayAnswers(
  { promesse, jour, transporteur, colis }: DayAnswers,
  { promises, delivers }: { promises: boolean; delivers: boolean },
): Pick<StatusChange, 'promesse' | 'livraison'> {
  const numbers = parcelsIn(colis);
  const livraison = {
    jour,
    ...(transporteur.trim() !== '' && { transporteur: transporteur.trim() }),
    ...(numbers.length > 0 && { colis: numbers }),
  };
  return {
    ...(promises && promesse !== '' && { promesse }),
    ...(delivers && jour !== '' && { livraison }),
  };
}
