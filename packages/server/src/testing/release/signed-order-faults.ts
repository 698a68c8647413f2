import { createHash } from 'node:crypto';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import { drawingsIn } from '../../features/project/drawings/signed-drawings.ts';
import type { SignedOrder } from './signed-orders.ts';

/** An order with all data that other programs store in it. */
function withForeignParts({ boards, ...others }: ProjectDocument): ProjectDocument {
  const copies = { nameSolide: 'Quiche', imgSolide: '/quiche.svg' };
  return {
    ...others,
    docSuiviProjet: { etat: 'suivi' },
    boards: boards?.map((board) => {
      const menus = board.brief?.menus;
      if (menus === undefined) return board;
      const formulas = Object.entries(menus).map(([name, formula]) => [name, { ...formula, ...copies }]);
      const solide = { Salé: { '0': { name: 'Quiche', imageSolide: '/quiche.svg', numSolide: 1 } } };
      return { ...board, brief: { ...board.brief, menus: { ...Object.fromEntries(formulas), solide } } };
    }),
  };
}

/** Why a signed text differs from its order as this version serialises it; empty if it does not. */
export function signedOrderFaults({ doc, covered, content, hash, amended }: SignedOrder): string[] {
  const [present, beside] = [doc, withForeignParts(doc)].map((one) =>
    canonicalText(signedContent(one, covered, drawingsIn(content))),
  );
  return [
    ...(createHash('sha256').update(content).digest('hex') === hash ? [] : ['its hash is another']),
    ...((present === content) === !amended
      ? []
      : [`its text is ${amended ? 'still' : 'no longer'} the order’s`]),
    ...(beside === present ? [] : ['its text has what other programs store']),
  ];
}
