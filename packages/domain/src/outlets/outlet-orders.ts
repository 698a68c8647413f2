import { KIND_WORDS } from '../kind-facts/kind-words.ts';
import type { TypeCode } from '../projects/kinds.ts';
import { isEligibleMedal } from '../rules/eligibility.ts';
import { medalInWords } from './outlet-prefill.ts';

/** The drafts of an outlet, with the medals that their kind requires, and its signed orders. */
export interface OutletOrders {
  drafts: { kind: TypeCode; medals: readonly string[] | null; count: number }[];
  signed: number;
}

/** A sentence on what a change means. */
export interface OutletNote {
  texte: string;
  alerte: boolean;
}

/** 'Gold ou Platinum' */
function medalsInWords(medals: readonly string[]): string {
  const words = medals.map(medalInWords);
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' ou ');
}

/** What a change of an outlet means for its drafts and orders, in sentences; `alerte`: it stops something. */
export function describeOutletChange(
  { drafts, signed }: OutletOrders,
  changes: { medals: { before: string; after: string } | null; address: boolean },
): OutletNote[] {
  const { medals, address } = changes;
  const stopped = drafts.filter(
    (draft) =>
      medals !== null &&
      isEligibleMedal(medals.before, draft.medals) &&
      !isEligibleMedal(medals.after, draft.medals),
  );
  const notes: OutletNote[] = stopped.map(({ kind, medals: asked, count }) => {
    const drafted = count === 1 ? '1 brouillon' : `${count} brouillons`;
    const rest =
      count === 1
        ? 'ne pourra plus partir\u00a0: il demande'
        : 'ne pourront plus partir\u00a0: ils demandent';
    return {
      texte: `${drafted} ${KIND_WORDS[kind].name} ${rest} ${medalsInWords(asked ?? [])}.`,
      alerte: true,
    };
  });
  if (address && signed > 0) {
    const texte =
      signed === 1
        ? '1 commande signée garde l’ancienne adresse.'
        : `${signed} commandes signées gardent l’ancienne adresse.`;
    notes.push({ texte, alerte: false });
  }
  return notes;
}
