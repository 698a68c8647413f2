import type { ProjectType } from '../projects/kinds.ts';
import type { PrintItem } from '../projects/print-items.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { atLeastOne, copiesOf, joined, type OrderPiece, sameness } from './pieces.ts';

/** What is on a card, and on the exterior menu that is made of it. */
type OnCard = Pick<OrderPiece, 'shows' | 'lines' | 'readable'>;

/** A code shows nothing of its own. */
const ON_CODE: OnCard = { shows: [], lines: [], readable: true };

const COPIES: Partial<Record<PrintItem['part'], readonly [one: string, several: string]>> = {
  carte: ['carte', 'cartes'],
  menu: ['menu', 'menus'],
  qrcode: ['QR code', 'QR codes'],
};

/** The printed things of an order of cards: the card, its exterior menu, its codes. */
export function cardPieces(
  type: ProjectType,
  items: readonly PrintItem[],
  { infocarte }: ProjectDocument,
  onCard: OnCard,
): OrderPiece[] {
  const theme = infocarte?.template?.name?.trim();
  return items.map((item) => {
    const [one, several] = COPIES[item.part] ?? ['exemplaire', 'exemplaires'];
    const copies = atLeastOne(item);
    const isCode = item.part === 'qrcode';
    return {
      key: item.part,
      sort: item.part,
      name: joined([item.part === 'carte' ? type : item.name, item.format], ', '),
      detail: joined(
        [joined([copiesOf(copies, one, several), item.material], ', '), theme && !isCode && `thème ${theme}`],
        ' · ',
      ),
      copies,
      same: sameness(item.part, item.format, type),
      ...(isCode ? ON_CODE : onCard),
    };
  });
}
