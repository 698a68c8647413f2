import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

interface Recalled {
  to: string;
  id: string;
  /** 'Thé glacé pêche' */
  shows: string;
  /** Who asks, by name. */
  from: string;
  message: string;
  sure: number;
  /** Doubtful, or without a readable text. */
  toSee: number;
}

const pieces = (count: number) => `${count} pièce${count > 1 ? 's' : ''}`;

/** To a delegate who has pieces of a recall: what to take back, and what to look at. */
export function recallMail({ to, id, shows, from, message, sure, toSee }: Recalled): Mail {
  return {
    template: 'recall',
    to,
    subject: `Rappel : ${shows}`,
    title: sure > 0 ? `${pieces(sure)} à reprendre chez vos clients` : 'Pièces à vérifier chez vos clients',
    paragraphs: [
      `${from} rappelle ce qui montre « ${shows} ». La liste dit chez qui, depuis quand et qui appeler.`,
      ...(toSee > 0 ? [`${pieces(toSee)} à vérifier sur place : leur texte ne dit pas tout.`] : []),
    ],
    message: { from, text: message },
    action: { label: 'Voir la liste', path: PAGES.recall.replace('$rappel', id) },
  };
}
