import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isImpossibleTime, signedOfflineInWords } from '@ardoise/domain/projects/clock-in-words.ts';
import { formatDate, formatDateTime } from '../format-date.ts';

/** What is known of a signature that was given without a network; empty for any other. @param begun when its order was begun, ISO 8601 */
export function offlineSignature(
  { t_signature, horsLigne }: Pick<Project['signatures'][number], 't_signature' | 'horsLigne'>,
  begun: string,
): string {
  if (horsLigne === undefined) return '';
  const { recu, decalage: offset, decalageEnvoi: sentOffset = null, dessin } = horsLigne;
  const drawnWith = dessin && formatDate(dessin);
  const isImpossible = isImpossibleTime({ shown: t_signature, received: recu, begun }, offset, sentOffset);
  return signedOfflineInWords({
    received: formatDateTime(recu),
    offset,
    sentOffset,
    drawnWith,
    isImpossible,
  });
}
