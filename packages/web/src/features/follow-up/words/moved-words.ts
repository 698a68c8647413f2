import type { Project } from '@ardoise/domain/contract/projects.ts';
import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { historySentences, movesAndChanges, sentencesForClient } from './history-sentence.ts';

type Subject = Pick<Project, 'statut' | 'historique'>;

/**
 * Message about a move since the history had `seen` moves and changes: 'Hélène Marchetti a refusé le projet, qui est
 * maintenant en Rejeté.' For a client in their words. Empty without a move.
 */
export function movedSince({ statut, historique }: Subject, seen: number, role: Role): string {
  const happened = movesAndChanges(historique);
  if (happened.length <= seen) return '';
  const forClient = role === 'client';
  const [last] = (forClient ? sentencesForClient : historySentences)(happened);
  if (last === undefined) return '';
  const now = forClient
    ? `elle est maintenant «\u00a0${clientStage(statut)}`
    : `le projet est maintenant en «\u00a0${statut}`;
  return `${last.who} ${last.did}\u00a0: ${now}\u00a0».`;
}
