import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import { counted, NBSP } from '../../components/format-number.ts';

/** The client's answer. */
export type Answer = 'accord' | 'corrections';

/** 'Préparée par Agence Pinson. Rien ne part en fabrication sans votre accord.' */
export function requestInWords({ nomAgence }: Pick<ApprovalPage, 'nomAgence'>): string {
  return [nomAgence && `Préparée par ${nomAgence}.`, 'Rien ne part en fabrication sans votre accord.']
    .filter(Boolean)
    .join(' ');
}

/** 'Carte Brasserie pour Brasserie du Palais, Bordeaux' */
export function orderInWords({
  type,
  nameProjet,
  ville,
}: Pick<ApprovalPage, 'type' | 'nameProjet' | 'ville'>) {
  return `${type} pour ${[nameProjet, ville].filter(Boolean).join(', ')}`;
}

/** The sentence to tick before signing. */
export function certification(version: number, typed: boolean): string {
  const words = `Je certifie avoir vérifié cette création (version${NBSP}${version}) et je donne mon accord pour sa réalisation`;
  return `${words}${typed ? ', et mon nom tapé vaut signature' : ''}.`;
}

/** 'Vos 2 remarques seront envoyées avec votre message.' */
export function notesGoAlong(notes: number): string {
  if (notes === 0) return 'Vous pouvez aussi poser des remarques à l’endroit exact, sur la création.';
  return notes === 1
    ? 'Votre remarque sera envoyée à l’agence avec votre message.'
    : `Vos ${counted(notes, 'remarque', 'remarques')} seront envoyées à l’agence avec votre message.`;
}

/** What happens after an answer, following the server's own sentence. */
export function afterwards(
  answer: Answer,
  { refus }: Pick<ApprovalReply, 'refus'>,
  { demandeur }: Pick<ApprovalPage, 'demandeur'>,
): string[] {
  if (answer === 'corrections')
    return [
      'Vous recevrez un nouvel e-mail, avec un nouveau lien, dès que la création sera reprise.',
      'Vous pouvez fermer cette page.',
    ];
  if (refus !== null) return [`${demandeur} reviendra vers vous. Vous pouvez fermer cette page.`];
  return [
    'Votre signature est gardée avec la version que vous avez approuvée.',
    `Vous n’avez plus rien à faire${NBSP}: vous pouvez fermer cette page.`,
  ];
}
