import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { counted } from '../../components/format-number.ts';
import { isReadyToSend } from '../../components/projects/next-action.ts';

/** The request to an agency, and its words; if its files are there, what is left to do. */
export interface RequestWords {
  asked: string;
  detail: string;
}

const quoted = (message: string) => (message === '' ? '' : `«\u00a0${message}\u00a0»`);

const WORDS: Partial<Record<Status, (row: ProjectRow, ready: boolean) => RequestWords>> = {
  Agence: ({ versionCreation, boardsCount, demande }, ready) => {
    if (ready) return { asked: `Version ${versionCreation} déposée`, detail: 'Reste à la soumettre' };
    if (versionCreation > 0) return { asked: 'Corrections', detail: quoted(demande) };
    const boards = boardsCount === 0 ? '' : counted(boardsCount, 'board à créer', 'boards à créer');
    return { asked: 'Première création', detail: quoted(demande) || boards };
  },
  Exécution: (_, ready) => ({
    asked: 'Fichiers d’exécution',
    detail: ready ? 'Déposés, restent à envoyer' : '',
  }),
  Impression: ({ impression }) => ({ asked: 'À imprimer', detail: impression }),
};

/** 'Corrections' and what the delegate wrote; 'Première création' and how many boards it has. */
export function requestWords(row: ProjectRow): RequestWords {
  return WORDS[row.statut]?.(row, isReadyToSend(row)) ?? { asked: row.statut, detail: '' };
}
