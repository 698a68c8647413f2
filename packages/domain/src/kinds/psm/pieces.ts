import { plainTextOf } from '../../base/rich-text/plain-text-of.ts';
import { countOf, plain } from '../../projects/print-items.ts';
import type { ProjectDocument, Support } from '../../projects/project.ts';
import {
  atLeastOne,
  copiesOf,
  joined,
  type OrderPiece,
  type PiecesOf,
  type ShownChoice,
  sameness,
  shownDrinks,
} from '../pieces.ts';

function charterOf({ charte }: ProjectDocument): string {
  return charte?.isCharteCCE === 'oui' ? plain(charte.charteCCE) : '';
}

function supportPiece(
  support: Support,
  rank: number,
  { type, charter }: { type: string; charter: string },
): OrderPiece {
  const { entree = String(rank), largeur, hauteur } = support;
  const kind = plain(support.type) || plain(support.name);
  const size =
    plain(largeur) && plain(hauteur) ? `${plain(largeur)}\u00a0×\u00a0${plain(hauteur)}\u00a0cm` : '';
  const copies = atLeastOne({ copies: countOf(support.nombreExemplaire) });
  const shown: ShownChoice[] = charter
    ? [{ nature: 'charte', name: charter, where: `charte ${charter}` }]
    : [];
  return {
    key: `support ${entree}`,
    sort: 'support',
    name: joined([type, joined([kind.charAt(0).toLowerCase() + kind.slice(1), size], ' ')], ', '),
    detail: joined(
      [
        copies > 1 && copiesOf(copies, 'exemplaire', 'exemplaires'),
        support.matiere,
        charter && `charte ${charter}`,
      ],
      ' · ',
    ),
    copies,
    same: sameness('support', size, kind),
    shows: [...shown, ...shownDrinks(support.boissons, (family) => `dans la gamme, ${family}`)],
    lines: [plain(support.name), plainTextOf(support.creation)].filter(Boolean),
    readable: true,
  };
}

/** The supports of a Sur Mesure, where they are printed. */
export const psmPieces: PiecesOf = (document, { type }) => {
  if (document.autresInfos?.impression !== 'oui') return [];
  const charter = charterOf(document);
  return (document.supports ?? []).map((support, rank) => supportPiece(support, rank, { type, charter }));
};
