import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { causesInWords } from '../words/causes-in-words.ts';
import { historySentences } from '../words/history-sentence.ts';

/** The request of the move that brought the project to the agency. */
export interface Asked {
  text: string;
  /** 'Causes : prix, texte'; null where the order did not come back. */
  causes: string | null;
  who: string;
  date: string;
  files: HistoryEntry['fichiers'];
}

/** The message of the last entry into the present status; null without one. */
export function askedOfAgency({ statut, historique }: Pick<Project, 'statut' | 'historique'>): Asked | null {
  const index = historique.findIndex(
    (entry) => entry.statut_arr === statut && entry.statut_dep !== entry.statut_arr,
  );
  const entry = historique[index];
  // The message of an approval is the product's own.
  if (entry === undefined || entry.accord !== null) return null;
  if (entry.comment.trim() === '' && entry.fichiers.length === 0) return null;
  const { who = '' } = historySentences(historique)[index] ?? {};
  return {
    text: entry.comment.trim(),
    causes: causesInWords(entry, 'agence'),
    who,
    date: entry.t_creation,
    files: entry.fichiers,
  };
}
