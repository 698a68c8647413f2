import { countOf, type PrintItem, plain } from '../../projects/print-items.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { PRINT_MODES } from '../../wizards/steps/print-modes.ts';
import type { KindPrint } from '../kind.ts';

function supportItems({ supports = [], autresInfos }: ProjectDocument): PrintItem[] {
  if (autresInfos?.impression !== 'oui') return [];
  return supports.map((support) => ({
    part: 'support',
    name: plain(support.name) || plain(support.type),
    format:
      plain(support.largeur) === '' && plain(support.hauteur) === ''
        ? ''
        : `${plain(support.largeur)} x ${plain(support.hauteur)} cm`,
    material: plain(support.matiere),
    copies: countOf(support.nombreExemplaire),
  }));
}

/** Print items of a Sur Mesure. */
export const psmPrint: KindPrint = {
  items: supportItems,
  mode: ({ autresInfos }) => (autresInfos?.impression === 'oui' ? 'Supports' : PRINT_MODES.aucun.label),
};
