import type { Project } from '@ardoise/domain/contract/projects.ts';
import { historySentences } from './history-sentence.ts';

type Subject = Pick<Project, 'statut' | 'historique'>;

/**
 * What happened since there were `seen` lines of history: 'Hélène Marchetti a refusé le projet, qui est maintenant en
 * Rejeté.' Empty when nothing was moved.
 */
export function movedSince({ statut, historique }: Subject, seen: number): string {
  if (historique.length <= seen) return '';
  const [last] = historySentences(historique);
  return last === undefined
    ? ''
    : `${last.who} ${last.did}\u00a0: le projet est maintenant en «\u00a0${statut}\u00a0».`;
}
