import type { LawPointId, LawState } from '../settings/law-points.ts';

/** A point of law that applies to an order. */
export interface LawFinding {
  point: LawPointId;
  etat: LawState;
  /** What triggered it, or is missing: names of the card, for `{noms}`. */
  noms: readonly string[];
  /** How many, for `{nombre}`. */
  nombre: number;
  /** Where it is said, in words; empty unless present. */
  ou: string;
  /** The path of the step where it is settled. */
  etape: string;
  /** The path of its answer there; empty where the step has several. */
  champ: string;
}
