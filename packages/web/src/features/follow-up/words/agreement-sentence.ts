import { approvedHow } from '../../../components/documents/proof-words.ts';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import type { HistorySentence } from './history-sentence.ts';

/** Sentence of a history line about an approval, given or withdrawn; null for any other. */
export function agreementSentence({ nature, accord }: HistoryEntry): HistorySentence | null {
  if (accord === null) return null;
  const { version, nom } = accord;
  return nature === 'retrait'
    ? { who: 'L’accord du client', did: `sur la version ${version} ne vaut plus` }
    : {
        who: nom,
        did: `a signé son accord sur la création, version ${version}, ${approvedHow(accord)}`,
      };
}
