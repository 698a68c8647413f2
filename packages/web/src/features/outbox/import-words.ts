import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { ImportedOrder } from '@ardoise/domain/contract/order-files.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { toSettleWords } from '../../components/projects/to-settle-words.ts';

/** Where an order comes from, and what is refused of it stays. */
type Source = 'file' | 'device';

const KEPT: Record<Source, string> = { file: 'dans l’export', device: 'sur cet appareil' };

/** What was refused stays where it came from, and with it the signatures that cover it. */
function heldBack({ fichiersRefuses, signaturesRetenues }: ImportedOrder, source: Source): string[] {
  if (signaturesRetenues)
    return [
      `Les signatures couvrent ce qui est refusé\u00a0: elles ne sont pas déposées, et restent ${KEPT[source]}.`,
    ];
  return fichiersRefuses.length > 0 ? [`Ce qui est refusé reste ${KEPT[source]}.`] : [];
}

function whereItIs({ nameProjet, statut, aRegulariser, signaturesRetenues, chez }: ImportedOrder): string {
  const order = nameProjet === '' ? 'La commande' : `La commande ${ofName(nameProjet)}`;
  if (chez !== undefined) {
    const arrived = signaturesRetenues ? '' : '\u00a0: tout ce qui a été signé ici lui est arrivé';
    return `${order} a été confiée à ${chez} entre-temps${arrived}.`;
  }
  if (!isDraft(statut)) return `${order} est ${signaturesRetenues ? 'déjà ' : ''}partie à son agence.`;
  const settled = aRegulariser.length > 0 ? `, ${toSettleWords(aRegulariser)}` : '';
  return `${order} est enregistrée, en brouillon${settled}.`;
}

/** What became of an order that the server was given whole, in sentences: each file that it refused by name. */
export function importedWords(order: ImportedOrder, source: Source): string[] {
  const { fichiersRefuses, refus } = order;
  return [
    whereItIs(order),
    ...fichiersRefuses.map(({ nom, message }) => `${nom}\u00a0: ${message}`),
    ...heldBack(order, source),
    ...(refus === undefined ? [] : [refus]),
  ];
}
