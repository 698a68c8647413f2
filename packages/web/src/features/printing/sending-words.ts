import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { dayInWords } from '@ardoise/domain/projects/arrival.ts';
import type { Delivery } from '@ardoise/domain/projects/printing.ts';
import { counted } from '../../components/format-number.ts';
import { deliveryOf } from './delivery-of.ts';

/** What a dialog does to the orders of a lot: notes their sending, or passes them as delivered. */
export type SendingAction = 'expedier' | 'livrer';

/** Explanation of each target of a delivery. */
const OUTCOME_WORDS: Record<Delivery, string> = {
  Livré: 'Avec une pose, un projet passe en Livré et l’installateur est prévenu.',
  Terminé: 'Sans pose, un projet livré est Terminé\u00a0: il quitte votre tableau de bord.',
};

interface SendingWords {
  title: string;
  day: string;
  /** Beside 'Transporteur'. */
  carrier: string;
  confirm: string;
  /** '6 déjà notés': nothing to type again. */
  hint: string;
}

const isNoted = ({ arrivee }: ProjectRow) => arrivee?.envoi != null;

/** Their parcels, in words: '2 colis', the number of one, nothing. */
export function parcelsInWords(colis: readonly string[]): string {
  const [first, ...others] = colis;
  if (first === undefined) return '';
  return others.length === 0 ? first : `${colis.length} colis`;
}

function pasting(count: number): string {
  return count === 1
    ? 'Plusieurs numéros\u00a0: séparez-les par une virgule.'
    : `Collez ${count} numéros d’un coup dans la première case, ou scannez\u00a0: Entrée passe à la suivante.`;
}

/** Title, labels and hints of a lot's dialog. */
export function sendingWords(action: SendingAction, rows: readonly ProjectRow[]): SendingWords {
  const one = rows.length === 1;
  const all = `les ${rows.length}`;
  if (action === 'expedier')
    return {
      title: one ? 'Noter l’envoi de cette commande' : `Noter l’envoi de ${rows.length} commandes`,
      day: one ? 'Expédiée le' : 'Expédiées le',
      carrier: 'facultatif',
      confirm: one ? 'Noter l’envoi' : `Noter l’envoi des ${rows.length}`,
      hint: pasting(rows.length),
    };
  const noted = rows.filter(isNoted).length;
  const bare = rows.length - noted;
  return {
    title: one ? 'Passer cette commande en livré' : `Passer ${rows.length} commandes en livré`,
    day: one ? 'Livrée le' : 'Livrées le',
    carrier: noted === 0 ? 'facultatif' : `pour ${bare === 1 ? 'celle' : `les ${bare}`} sans envoi`,
    confirm: one ? 'Passer en livré' : `Passer ${all} en livré`,
    hint:
      noted === 0
        ? pasting(rows.length)
        : `${counted(noted, 'envoi est déjà noté', 'envois sont déjà notés')}\u00a0: rien à ressaisir.`,
  };
}

/** What follows: what the delegate will read, or the status of each. */
export function outcomeWords(action: SendingAction, rows: readonly ProjectRow[], day: string, today: string) {
  if (action === 'livrer') {
    const targets = rows.map(deliveryOf).filter((target) => target !== undefined);
    const outcomes = [...new Set(targets.map((target) => OUTCOME_WORDS[target]))];
    return ['Le jour de la livraison suffit.', ...outcomes].join(' ');
  }
  const stays = rows.length === 1 ? 'Elle reste' : 'Elles restent';
  if (day === '') return `${stays} en Imprimé.`;
  const promised = rows.find(({ arrivee }) => arrivee?.etat === 'promise')?.arrivee?.jour ?? null;
  const coming = promised === null ? '' : `, livraison le ${dayInWords(promised, today)}`;
  return `${stays} en Imprimé. Le délégué commercial lira\u00a0: «\u00a0Expédiée le ${dayInWords(day, today)}${coming}\u00a0».`;
}

/** '3 commandes ont un colis.' */
export function parcelCountWords(count: number): string {
  return count === 0 ? '' : `${counted(count, 'commande a', 'commandes ont')} un colis.`;
}

/** 'Livré pour 6, 2 refusées' */
export function partlyDone(action: SendingAction, done: number, refused: number): string {
  const what = action === 'livrer' ? 'Livré' : 'Envoi noté';
  return `${what} pour ${done}, ${counted(refused, 'refusée', 'refusées')}.`;
}
