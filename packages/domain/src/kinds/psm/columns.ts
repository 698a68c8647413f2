import type { Support } from '../../projects/project.ts';
import type { KindColumns } from '../kind.ts';

const copies = (number: string | undefined) => (number?.trim() ? `${number.trim()} ex.` : '');
const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** `Store 300 x 80 cm, bâche, 2 ex. · …` */
function printedSupports(supports: readonly Support[]): string {
  return supports
    .map(({ type, name, largeur, hauteur, matiere, nombreExemplaire }) => {
      const size = largeur?.trim() && hauteur?.trim() ? `${largeur.trim()} x ${hauteur.trim()} cm` : '';
      return joined([joined([type || name, size], ' '), matiere, copies(nombreExemplaire)], ', ');
    })
    .filter(Boolean)
    .join(' · ');
}

/** Derived columns of a Sur Mesure. */
export const psmColumns: KindColumns = {
  boards: ({ supports = [] }) => supports.length,
  toBePrinted: ({ autresInfos }) => autresInfos?.impression === 'oui',
  withMenu: () => false,
  drinks: ({ supports = [] }) => supports.map(({ boissons }) => boissons),
  image: () => undefined,
  printed: ({ supports = [] }) => printedSupports(supports),
};
