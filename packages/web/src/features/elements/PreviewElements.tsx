import { layoutBoard } from '@ardoise/domain/drawing/boards/layout-board.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { Preview } from '../../components/preview/Preview.tsx';
import { Element } from './Element.tsx';

const MENU = 'menu-simple-2-pet-50-coke';
const ANSWERED: Board = {
  state: MENU,
  brief: {
    menus: {
      Formule1: {
        nomFormule: 'Formule du zinc',
        nomsolide: 'Croque-monsieur',
        solide: {
          id: 'croque-monsieur',
          name: 'Croque-monsieur',
          image: '/catalogue/visuel-solide/croque-monsieur.svg',
        },
        prixformule: '11,90',
        prixbarre: '13,50',
      },
    },
  },
};
const LIST: Board = {
  state: 'pricelist',
  brief: { pricelist: { texte: 'Boissons chaudes\nCafé 1,90\nCafé crème 3,60\nThé ou infusion 3,40' } },
};
const BOARDS: readonly (readonly [label: string, board: Board, format: string])[] = [
  ['Un menu', ANSWERED, 'Horizontal 60x90cm'],
  ['Un menu à remplir', { state: MENU }, 'Horizontal 60x90cm'],
  ['Une pricelist', LIST, 'Carré 50x50cm'],
];

/** Boards as printed. */
export function PreviewElements() {
  return (
    <Element title="Aperçu d’un board">
      <div className="elements-previews">
        {BOARDS.map(([label, board, format]) => {
          const drawing = layoutBoard(board, format);
          return drawing && <Preview key={label} drawing={drawing} label={label} />;
        })}
      </div>
    </Element>
  );
}
