import type { Box } from '../drawing/mark.ts';
import { bleedAt, type CutPage, cutPage, NEEDED_BLEED } from './cut-page.ts';
import type { OrderedPrint } from './ordered-print.ts';
import { type PageFacts, type PlacedImage, type PrintFacts, SIDES, type Side } from './print-facts.ts';
import type { PrintLevel, PrintPoint } from './print-verdict.ts';
import { inRow } from './print-words.ts';

/** A page that is judged. */
export interface JudgedPage {
  page: PageFacts;
  /** From 1. */
  number: number;
  cut: CutPage;
  /** What it is of; undefined where the order says nothing of it. */
  print: OrderedPrint | undefined;
}

/** Where a point is, before its page is known. */
type Found = Omit<PrintPoint, 'page' | 'place' | 'qui'> & { box?: Box; qui?: PrintPoint['qui'] };

/** Decimal comma, at most one decimal. */
export const inMm = (millimetres: number) => String(Math.round(millimetres * 10) / 10).replace('.', ',');
const inCm = (millimetres: number) => inMm(millimetres / 10);
const inThousands = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

function pointOf({ page, number }: JudgedPage, { box, ...found }: Found): PrintPoint {
  const place =
    box === undefined
      ? null
      : { x: box.x / page.width, y: box.y / page.height, w: box.w / page.width, h: box.h / page.height };
  return { qui: 'agence', ...found, page: number, place };
}

/** The size that a page has once it is cut. */
function sizePoints(judged: JudgedPage, prints: readonly OrderedPrint[]): PrintPoint[] {
  const { cut, number } = judged;
  const ou = `Page\u00a0${number}`;
  const sizes = prints.flatMap(({ size }) => (size === null ? [] : [size]));
  const inTwo = ({ width, height }: { width: number; height: number }) =>
    `${inMm(width)} × ${inMm(height)}\u00a0mm`;
  const has = inTwo({ width: cut.cut.w, height: cut.cut.h });
  if (cut.shape === null && sizes.length === prints.length && sizes.length > 0) {
    const asked = [...new Set(sizes.map(inTwo))].slice(0, 3).join(' ou ');
    return [
      pointOf(judged, {
        motif: 'format',
        niveau: 'À refaire',
        vu: `La page fait ${has}, la commande ${asked}.`,
        ou,
        mesure: has,
        faire: 'mettez la page au format commandé, puis réexportez.',
        box: cut.cut,
      }),
    ];
  }
  if (cut.shape === null || cut.said) return [];
  return [
    pointOf(judged, {
      motif: 'repères de coupe',
      niveau: 'À savoir',
      vu: 'Le fichier ne dit pas où il sera coupé.',
      ou,
      mesure: has,
      faire: 'réexportez avec la zone de rognage (TrimBox) au format fini.',
      box: cut.cut,
    }),
  ];
}

const SIDE_WORDS: Record<Side, string> = {
  top: 'en haut',
  right: 'à droite',
  bottom: 'en bas',
  left: 'à gauche',
};
/** What is measured below it is no bleed, but the rounding of an edge. */
const NO_BLEED = 1;
const NEARLY = 0.3;

/** Too large an image, or too many pages, to look at their edges. */
function unseenBleed(judged: JudgedPage): PrintPoint {
  return pointOf(judged, {
    motif: 'fonds perdus',
    niveau: 'À savoir',
    vu: 'Les bords de cette page n’ont pas été regardés.',
    ou: `Page\u00a0${judged.number}`,
    mesure: 'Fonds perdus\u00a0: non regardés',
    faire: 'vérifiez les fonds perdus à l’œil.',
  });
}

/** A ground that ends where the page is cut. */
function bleedPoints(judged: JudgedPage): PrintPoint[] {
  const { page, cut, number } = judged;
  if (page.paint === null) return [unseenBleed(judged)];
  const short = SIDES.flatMap((side) => {
    const bleed = bleedAt(page, cut, side);
    return bleed === null || bleed >= NEEDED_BLEED - NEARLY ? [] : [{ side, bleed }];
  });
  const [first] = short;
  if (first === undefined) return [];
  const least = Math.min(...short.map(({ bleed }) => bleed));
  const isMissing = least < NO_BLEED;
  const where =
    short.length === SIDES.length ? 'quatre côtés' : inRow(short.map(({ side }) => SIDE_WORDS[side]));
  return [
    pointOf(judged, {
      motif: 'fonds perdus',
      niveau: isMissing ? 'À refaire' : 'À savoir',
      vu: isMissing ? 'Le fond s’arrête au bord de la page.' : 'Le fond dépasse à peine de la coupe.',
      ou: `Page\u00a0${number}, ${where}`,
      mesure: `Fonds perdus\u00a0: ${inMm(isMissing ? 0 : Math.round(least * 2) / 2)}\u00a0mm, il en faut ${NEEDED_BLEED}`,
      faire: 'prolongez le fond de 3\u00a0mm, puis réexportez avec les fonds perdus.',
      box: cut.cut,
    }),
  ];
}

/** Fonts that are in nobody's file. */
function fontPoints(judged: JudgedPage): PrintPoint[] {
  const { page, number } = judged;
  const [first] = page.missingFonts;
  if (first === undefined) return [];
  const names = [...new Set(page.missingFonts.map(({ name }) => name))];
  const shown = names.slice(0, 4).join(', ') + (names.length > 4 ? '…' : '');
  const one = names.length === 1;
  return [
    pointOf(judged, {
      motif: 'polices',
      niveau: 'À refaire',
      vu: one
        ? `Une police n’est pas dans le fichier\u00a0: ${shown}.`
        : `${names.length} polices ne sont pas dans le fichier\u00a0: ${shown}.`,
      ou: `Page\u00a0${number}`,
      mesure: shown,
      faire: one
        ? 'réexportez en incorporant la police, ou vectorisez ce texte.'
        : 'réexportez en incorporant les polices, ou vectorisez ces textes.',
      box: first.box,
    }),
  ];
}

const MM_PER_INCH = 25.4;
/** Of a sharp print; what is asked for once an image is too small. */
const SHARP_DPI = { near: 300, far: 200 };
/** Times the least: below, it is worth knowing. */
const SOFT = 4 / 3;
/** Smaller images are slices of shadows and rules. */
const SMALLEST_MM = 4;
const SMALLEST_PIXELS = 3;

export function dpiOf({ wide, high, width, height }: PlacedImage, scale: number): number {
  return Math.round(Math.min((width * MM_PER_INCH) / wide, (height * MM_PER_INCH) / high) / scale);
}

/** Whether some of it is within the cut, and large enough for the eye. */
function isSeen({ box, width, height }: PlacedImage, { cut, scale }: CutPage): boolean {
  if (Math.min(width, height) < SMALLEST_PIXELS) return false;
  if (Math.max(box.w, box.h) * scale < SMALLEST_MM) return false;
  return box.x < cut.x + cut.w && box.x + box.w > cut.x && box.y < cut.y + cut.h && box.y + box.h > cut.y;
}

function imagePoint(judged: JudgedPage, image: PlacedImage, dpi: number, least: number): PrintPoint {
  const scale = judged.cut.scale;
  const niveau: PrintLevel = dpi < least ? 'À refaire' : 'À savoir';
  const ou = `Page\u00a0${judged.number}`;
  if (image.qrCode)
    return pointOf(judged, {
      motif: 'QR code',
      niveau,
      vu: `Le QR code est en image, à ${dpi}\u00a0ppp.`,
      ou,
      mesure: `${dpi}\u00a0ppp`,
      faire: 'placez le SVG du projet, il reste net à toute taille.',
      box: image.box,
    });
  const sharp = least >= 150 ? SHARP_DPI.near : SHARP_DPI.far;
  const [w, h] = [image.wide * scale, image.high * scale];
  const wide = Math.ceil(((w / MM_PER_INCH) * sharp) / 10) * 10;
  const small = Math.max(1, Math.floor((image.width / sharp) * (MM_PER_INCH / 10)));
  return pointOf(judged, {
    motif: 'image',
    niveau,
    vu: dpi < least ? 'Une image sera floue.' : 'Une image sera un peu floue, à moins d’un mètre.',
    ou: `${ou}, ${inCm(w)} × ${inCm(h)}\u00a0cm, ${dpi}\u00a0ppp`,
    mesure: `${dpi}\u00a0ppp`,
    faire: `donnez-la en ${inThousands(wide)}\u00a0pixels de large ou plus, ou réduisez-la à ${small}\u00a0cm.`,
    box: image.box,
  });
}

/** Of a page, the images that are said one by one. */
const MOST_IMAGES = 6;

/** Images that are too small for their size. */
function imagePoints(judged: JudgedPage): PrintPoint[] {
  const { page, cut, print } = judged;
  const least = print?.leastDpi ?? 150;
  return page.images
    .filter((image) => isSeen(image, cut))
    .map((image) => ({ image, dpi: dpiOf(image, cut.scale) }))
    .filter(({ image, dpi }) => dpi < (image.qrCode ? least : least * SOFT))
    .toSorted((one, other) => one.dpi - other.dpi)
    .slice(0, MOST_IMAGES)
    .map(({ image, dpi }) => imagePoint(judged, image, dpi, least));
}

const isRgb = (image: PlacedImage, cut: CutPage) => image.rgb && !image.qrCode && isSeen(image, cut);

/** Images in colours of screens: said once for the file. */
function rgbPoints(pages: readonly JudgedPage[]): PrintPoint[] {
  const judged = pages.find(({ page, cut }) => page.images.some((image) => isRgb(image, cut)));
  const image = judged?.page.images.find((one) => isRgb(one, judged.cut));
  if (judged === undefined || image === undefined) return [];
  return [
    pointOf(judged, {
      motif: 'couleurs',
      niveau: 'À savoir',
      vu: 'Une image est en RVB\u00a0: ses rouges sortiront plus ternes.',
      ou: `Page\u00a0${judged.number}`,
      mesure: 'RVB',
      faire: 'convertissez-la en CMJN pour choisir le rendu\u00a0; sinon l’imprimeur convertit.',
      qui: 'imprimeur',
      box: image.box,
    }),
  ];
}

/** The pages of a file, each as the thing that it is of. */
export function judgedPages({ pages }: PrintFacts, prints: readonly OrderedPrint[]): JudgedPage[] {
  return pages.map((page, rank) => {
    const cut = cutPage(page, prints);
    return { page, number: rank + 1, cut, print: cut.shape?.print ?? prints[0] };
  });
}

/** Everything to know of these pages. */
export function pagePoints(pages: readonly JudgedPage[], prints: readonly OrderedPrint[]): PrintPoint[] {
  return [
    ...pages.flatMap((judged) => [
      ...sizePoints(judged, prints),
      ...bleedPoints(judged),
      ...fontPoints(judged),
      ...imagePoints(judged),
    ]),
    ...rgbPoints(pages),
  ];
}
