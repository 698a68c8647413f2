import { hangOnWall, printedFormats } from '../boards/board-formats.ts';
import { boardSize, type Size } from '../drawing/boards/board-sizes.ts';
import { sizeInWords } from '../drawing/cards/flap-size.ts';
import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import type { ProjectKind, ProjectType } from '../projects/kinds.ts';
import { countOf, type PrintPart } from '../projects/print-items.ts';
import type { InfoCarte, ProjectDocument, Support } from '../projects/project.ts';
import { isMenuFile } from '../rules/execution-files.ts';
import { TWO_FLAPS } from '../wizards/steps/card-format.ts';
import { cardFormat, printsOf } from '../wizards/steps/print-modes.ts';

/** One thing that an order has printed, as far as its files are held against it. */
export interface OrderedPrint {
  part: PrintPart;
  name: string;
  /** Its format in words: 'A4, un volet'. */
  format: string;
  copies: number;
  /** Said, not judged; 0 where the order says nothing of it. */
  faces: number;
  /** Of one flap, in millimetres; null where the order does not say. */
  size: Size | null;
  /** It may come open or closed. */
  folded: boolean;
  /** The least resolution of its images at their size, in points an inch. */
  leastDpi: number;
}

/** Read from near, and from a few steps away. */
const NEAR_DPI = 150;
const FAR_DPI = 100;
const MENU_SIZE: Size = { width: 297, height: 420 };

/** What head office knows of a format beside its words. */
export interface FormatInCatalogue {
  media_format: string;
  largeurMm?: number | undefined;
  hauteurMm?: number | undefined;
}

/**
 * The size of a format that an order chose: its own; in orders from before head office's while it is of the words that
 * the order has, else these.
 */
function formatSize(format: InfoCarte['format'], kept: FormatInCatalogue | undefined): Size | null {
  const known =
    format?.largeurMm === undefined && kept?.media_format === format?.media_format ? kept : format;
  const { largeurMm: width, hauteurMm: height } = known ?? {};
  if (width !== undefined && height !== undefined) return { width, height };
  return sizeInWords(format ?? {});
}

const FACES = /recto[\s-]verso/i;

function cardPrints(document: ProjectDocument, kept: FormatInCatalogue | undefined): OrderedPrint[] {
  const { infocarte = {} } = document;
  const prints = printsOf(infocarte.impression);
  const folded = infocarte.matiereFormat === TWO_FLAPS;
  const usual = { leastDpi: NEAR_DPI, folded: false };
  const card: OrderedPrint = {
    ...usual,
    part: 'carte',
    name: 'Carte',
    format: cardFormat(infocarte),
    copies: countOf(infocarte.nombreExemplaire),
    faces: folded ? 4 : FACES.test(infocarte.format?.media_format ?? '') ? 2 : 0,
    size: formatSize(infocarte.format, kept),
    folded,
  };
  const across = infocarte.orientationMenu === 'horizontal';
  const menu: OrderedPrint = {
    ...usual,
    part: 'menu',
    name: 'Menu extérieur',
    format: ['A3', infocarte.orientationMenu].filter(Boolean).join(', '),
    copies: countOf(infocarte.nombreExemplaireMenu),
    faces: 1,
    size: across ? { width: MENU_SIZE.height, height: MENU_SIZE.width } : MENU_SIZE,
  };
  const code: OrderedPrint = {
    ...usual,
    part: 'qrcode',
    name: 'QR code',
    format: infocarte.modeleQrCodeSticker?.name ?? '',
    copies: countOf(infocarte.nombreExemplaireQrCode),
    faces: 1,
    // Only where its name says it: 'Chevalet A5'.
    size: sizeInWords({ name: infocarte.modeleQrCodeSticker?.name }),
  };
  return [
    ...(prints.card || infocarte.impression === undefined ? [card] : []),
    ...(prints.qrCode ? [code] : []),
    ...(prints.menu ? [menu] : []),
  ];
}

function boardPrints({ boards = [] }: ProjectDocument, type: ProjectType | undefined): OrderedPrint[] {
  if (!hangOnWall(type)) return [];
  return boards.flatMap((board) =>
    printedFormats(board).map((format, rank): OrderedPrint => {
      const name = board.displayName || board.name || 'Board';
      return {
        part: rank === 0 ? 'board' : 'stopTrottoir',
        name: rank === 0 ? name : `${name} (stop-trottoir)`,
        format: format ?? '',
        copies: rank === 0 ? countOf(board.nombreExemplaire) : 1,
        faces: 0,
        size: boardSize(format),
        folded: false,
        leastDpi: FAR_DPI,
      };
    }),
  );
}

function millimetres(centimetres: string | undefined): number {
  return Number((centimetres ?? '').trim().replace(',', '.')) * 10;
}

function supportPrint({ name, type, largeur, hauteur, nombreExemplaire }: Support): OrderedPrint {
  const size = { width: millimetres(largeur), height: millimetres(hauteur) };
  const isKnown = size.width > 0 && size.height > 0;
  return {
    part: 'support',
    name: name || type || 'Support',
    format: isKnown ? `${largeur} × ${hauteur}\u00a0cm` : '',
    copies: countOf(nombreExemplaire),
    faces: 0,
    size: isKnown ? size : null,
    folded: false,
    leastDpi: FAR_DPI,
  };
}

/** An order as its files are held against it. */
export interface PrintOrder {
  kind: ProjectKind;
  type: ProjectType | undefined;
  document: ProjectDocument;
  /** The entry of its format, where the catalogue still has it. */
  format: FormatInCatalogue | undefined;
}

/** What an order has printed; nothing where its files are shown on screens. */
export function orderedPrints({ kind, type, document, format }: PrintOrder): OrderedPrint[] {
  if (KIND_FACTS[kind].deliversFiles) return [];
  if (document.infocarte !== undefined) return cardPrints(document, format);
  return [...boardPrints(document, type), ...(document.supports ?? []).map(supportPrint)];
}

const CODE_FILE = /qr[\s_-]?code|sticker|chevalet/i;

/** The things that a file may be of, by its name; all but the menu and the code where it says neither. */
export function printsOfFile(filename: string, prints: readonly OrderedPrint[]): OrderedPrint[] {
  const named = (part: PrintPart) => prints.filter((print) => print.part === part);
  if (isMenuFile(filename) && named('menu').length > 0) return named('menu');
  if (CODE_FILE.test(filename) && named('qrcode').length > 0) return named('qrcode');
  const others = prints.filter(({ part }) => part !== 'menu' && part !== 'qrcode');
  return others.length > 0 ? others : [...prints];
}
