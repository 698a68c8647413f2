import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { ImportedOrder } from '@ardoise/domain/contract/order-files.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { toSettleWords } from '../../components/projects/to-settle-words.ts';

const HELD_BACK =
  'Les signatures couvrent ces fichiers\u00a0: elles ne sont pas déposées, et restent dans l’export.';

/** What became of an order that was taken over from its file, in sentences. */
export function importedWords({
  nameProjet,
  statut,
  aRegulariser,
  refus,
  fichiersRefuses,
  signaturesRetenues,
  chez,
}: ImportedOrder): string[] {
  const order = nameProjet === '' ? 'La commande' : `La commande ${ofName(nameProjet)}`;
  if (chez !== undefined && !signaturesRetenues)
    return [`${order} a été confiée à ${chez} entre-temps : tout ce qui a été signé ici lui est arrivé.`];
  if (!isDraft(statut)) return [`${order} est partie à son agence.`];
  const files = fichiersRefuses.map(({ nom, message }) => `${nom}\u00a0: ${message}`);
  const settled = aRegulariser.length > 0 ? `, ${toSettleWords(aRegulariser)}` : '';
  return [
    `${order} est enregistrée, en brouillon${settled}.`,
    ...files,
    ...(signaturesRetenues ? [HELD_BACK] : []),
    ...(refus === undefined ? [] : [refus]),
  ];
}
