import type { OrderedPrint } from '@ardoise/domain/print-check/ordered-print.ts';
import type { PrintReason } from '@ardoise/domain/print-check/print-verdict.ts';
import { kitPrint, type PrintSpec } from './kit-print.ts';
import { libPrint } from './lib-print.ts';
import { codePicture, photo } from './print-images.ts';

/** A file, what it is of, and the one reason for which it is to be made again; none for a good one. */
export interface PrintCase {
  name: string;
  print: OrderedPrint;
  fault: PrintReason | null;
  file: () => Promise<Buffer>;
}

const card = (width: number, height: number, folded = false): OrderedPrint => ({
  part: 'carte',
  name: 'Carte',
  format: `${width / 10} × ${height / 10}\u00a0cm`,
  copies: 60,
  faces: folded ? 4 : 2,
  size: { width, height },
  folded,
  leastDpi: 150,
});
const board = (width: number, height: number): OrderedPrint => ({
  ...card(width, height),
  part: 'board',
  name: 'Board',
  faces: 0,
  leastDpi: 100,
});

export const A4 = card(210, 297);
const A4_TWO = card(210, 297, true);
const A5 = card(148, 210);
const A5_TWO = card(148, 210, true);
const SQUARE = card(210, 210);
const ITALIAN = card(297, 210, true);
const CLIP = card(160, 360);
const BOARD = board(900, 600);
const UPRIGHT = board(600, 900);
const SUPPORT = { ...board(2000, 1200), part: 'support' as const };

const kit = (spec: PrintSpec) => (): Promise<Buffer> => kitPrint(spec);
const withPhoto =
  (spec: PrintSpec, [width, height]: readonly [number, number], at = { x: 20, y: 80, w: 100, h: 75 }) =>
  async (): Promise<Buffer> =>
    kitPrint({ ...spec, images: [{ bytes: await photo(width, height), ...at }] });
const withCode = (spec: PrintSpec, width: number, side: number) => async (): Promise<Buffer> =>
  kitPrint({ ...spec, images: [{ bytes: await codePicture(width), x: 20, y: 60, w: side, h: side }] });

const full = (w: number, h: number, more: Partial<PrintSpec> = {}): PrintSpec => ({
  w,
  h,
  bleed: 3,
  slug: 7,
  ground: true,
  marks: true,
  ...more,
});
const plain = (w: number, h: number, more: Partial<PrintSpec> = {}): PrintSpec => ({ w, h, ...more });

const good = (name: string, print: OrderedPrint, file: () => Promise<Buffer>): PrintCase => ({
  name,
  print,
  fault: null,
  file,
});

export const GOOD_PRINTS: readonly PrintCase[] = [
  good('an A4 with bleed, marks and TrimBox', A4, kit(full(210, 297, { pages: 2 }))),
  good('an A4 on paper, without bleed', A4, kit(plain(210, 297, { pages: 2 }))),
  good('an A4 with marks, without TrimBox', A4, kit(full(210, 297, { trimBox: false }))),
  good(
    'an A4 with its bleed, without TrimBox',
    A4,
    kit(full(210, 297, { slug: 0, marks: false, trimBox: false })),
  ),
  good('an A4 whose text is outlined', A4, kit(full(210, 297, { text: 'outlined' }))),
  good('the spread of two flaps', A4_TWO, kit(full(420, 297, { pages: 2 }))),
  good('the four flaps of a folded card', A4_TWO, kit(full(210, 297, { pages: 4 }))),
  good('an A4 folded to two A5', A5_TWO, kit(full(297, 210, { pages: 2 }))),
  good('a card in two flaps, closed', A5_TWO, kit(full(74, 210))),
  good('an Italian card, open upwards', ITALIAN, kit(full(297, 420, { pages: 2 }))),
  good('a square card within half a millimetre', SQUARE, kit(full(210.4, 209.6))),
  good('a board at a tenth', BOARD, kit(plain(90, 60, { ground: true, bleed: 0.3 }))),
  good(
    'a support at a tenth, with a photo that is sharp at its size',
    SUPPORT,
    withPhoto(plain(200, 120, { ground: true, bleed: 1 }), [2400, 1800], { x: 20, y: 30, w: 60, h: 45 }),
  ),
  good('a board of its size, with photos for a few steps away', BOARD, withPhoto(full(900, 600), [480, 360])),
  good('a card with a sharp photo in inks', A4, withPhoto(full(210, 297), [1300, 975])),
  good('a card with a sharp code', A4, withCode(full(210, 297), 400, 30)),
  good('a page that says that it is turned', CLIP, kit(full(360, 160, { rotate: 90 }))),
  good('units of two points', A4, kit(full(105, 148.5, { bleed: 1.5, slug: 3, userUnit: 2 }))),
  good('a page whose CropBox hides its bleed, of another program', A5, () =>
    libPrint([168, 230], (page) => {
      page.trim(10, 10, 148, 210);
      page.crop(10, 10, 148, 210);
      page.ground(7, 7, 154, 216);
    }),
  ),
  good('a card placed as a form, its size stated above its pages', A4, async () => {
    const inner = await kitPrint(full(210, 297, { slug: 0, marks: false }));
    return libPrint([216, 303], (page) => page.form(inner, 0, 0), { inherited: true });
  }),
];

const faulty = (
  fault: PrintReason,
  name: string,
  print: OrderedPrint,
  file: () => Promise<Buffer>,
): PrintCase => ({ name, print, fault, file });

const WRONG_SIZES: readonly [string, OrderedPrint, PrintSpec][] = [
  ['one millimetre too wide', A4, full(211, 297)],
  ['0,7 mm too low', A4, full(210, 296.3)],
  ['a centimetre too small', A4, full(200, 287)],
  ['an A5 for an A4', A4, full(148, 210)],
  ['an A3 for an A4', A4, full(297, 420)],
  ['an A5 for a folded A4', A4_TWO, full(148, 210)],
  ['Letter for an A4', A4, plain(215.9, 279.4, { trimBox: false })],
  ['an A4 on its side', A4, full(297, 210)],
  ['an A4 in an A3, without TrimBox nor marks', A4, plain(297, 420, { trimBox: false })],
  ['a board at another tenth', BOARD, plain(60, 40, { ground: true, bleed: 0.3 })],
  ['a board on its side', UPRIGHT, full(900, 600)],
];

const blue = (extra: number) => (page: Parameters<Parameters<typeof libPrint>[1]>[0]) => {
  page.trim(10, 10, 210, 297);
  page.ground(10 - extra, 10 - extra, 210 + 2 * extra, 297 + 2 * extra);
};

const BROKEN: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a file with a password': kit(plain(210, 297, { password: 'secret' })),
  'half a file': async () => (await kitPrint(plain(210, 297))).subarray(0, 400),
  'a file of zeros with the head of a PDF': async () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000)]),
};

export const FAULTY_PRINTS: readonly PrintCase[] = [
  ...Object.entries(BROKEN).map(([name, file]) => faulty('fichier', name, A4, file)),
  ...WRONG_SIZES.map(([name, print, spec]) => faulty('format', name, print, kit(spec))),
  faulty('fonds perdus', 'a ground that ends at the cut', A4, kit(full(210, 297, { groundBleed: 0 }))),
  faulty('fonds perdus', 'a page that is as large as its cut', A4, kit(plain(210, 297, { ground: true }))),
  faulty(
    'fonds perdus',
    'the same without TrimBox',
    A4,
    kit(plain(210, 297, { ground: true, trimBox: false })),
  ),
  faulty(
    'fonds perdus',
    'a ground short of its marks',
    A5,
    kit(full(148, 210, { groundBleed: 0.2, trimBox: false })),
  ),
  faulty('fonds perdus', 'a spread without bleed', A4_TWO, kit(full(420, 297, { groundBleed: 0 }))),
  faulty('fonds perdus', 'a board at a tenth without bleed', BOARD, kit(plain(90, 60, { ground: true }))),
  faulty('fonds perdus', 'the second page alone', A4, async () => {
    let rank = 0;
    return libPrint([230, 317], (page) => blue(rank++ === 0 ? 3 : 0)(page), { pages: 2 });
  }),
  faulty('fonds perdus', 'one side alone', A4, () =>
    libPrint([230, 317], (page) => {
      page.trim(10, 10, 210, 297);
      page.ground(10, 7, 213, 303);
    }),
  ),
  faulty(
    'fonds perdus',
    'a photo over the page',
    A4,
    withPhoto(plain(210, 297), [2500, 3536], { x: 0, y: 0, w: 210, h: 297 }),
  ),
  faulty('fonds perdus', 'a band along the top', A4, () =>
    libPrint([216, 303], (page) => {
      page.trim(3, 3, 210, 297);
      page.ground(3, 250, 210, 50);
    }),
  ),
  faulty('polices', 'a font of the reader', A4, kit(full(210, 297, { text: 'missing' }))),
  faulty('polices', 'a font of the reader on paper', A5, kit(plain(148, 210, { text: 'missing' }))),
  faulty('polices', 'another program’s', A4, () =>
    libPrint([230, 317], async (page) => {
      blue(3)(page);
      await page.text('Menu du jour', 60, 200);
    }),
  ),
  faulty('polices', 'on the last of four pages', A4_TWO, async () => {
    let rank = 0;
    return libPrint(
      [230, 317],
      async (page) => {
        blue(3)(page);
        rank += 1;
        if (rank === 4) await page.text('Allergènes', 60, 40);
      },
      { pages: 4 },
    );
  }),
  faulty('polices', 'within a form', A4, async () => {
    const inner = await kitPrint(plain(100, 100, { text: 'missing' }));
    return libPrint([230, 317], async (page) => {
      blue(3)(page);
      await page.form(inner, 50, 80);
    });
  }),
  faulty(
    'polices',
    'on a board at a tenth',
    BOARD,
    kit(plain(90, 60, { ground: true, bleed: 0.3, text: 'missing' })),
  ),
  faulty('image', 'a photo at 102 dpi', A4, withPhoto(full(210, 297), [400, 300])),
  faulty('image', 'a photo at 140 dpi', A4, withPhoto(full(210, 297), [551, 413])),
  faulty('image', 'a photo that is stretched', A4, withPhoto(full(210, 297), [1300, 300])),
  faulty('image', 'a photo at 80 dpi on a board', BOARD, withPhoto(full(900, 600), [315, 236])),
  faulty(
    'image',
    'a photo at 300 dpi on a board at a tenth',
    BOARD,
    withPhoto(plain(90, 60, { ground: true, bleed: 0.3 }), [470, 352], { x: 10, y: 10, w: 40, h: 30 }),
  ),
  faulty('image', 'a photo that is turned', A4, async () => {
    const bytes = await photo(400, 300);
    return libPrint([230, 317], async (page) => {
      blue(3)(page);
      await page.image(bytes, { x: 120, y: 120, w: 80, h: 60, turned: 45 });
    });
  }),
  faulty('image', 'a photo enlarged within a form', A4, async () => {
    const inner = await withPhoto(plain(100, 100), [400, 300], { x: 10, y: 10, w: 60, h: 45 })();
    return libPrint([230, 317], async (page) => {
      blue(3)(page);
      await page.form(inner, 20, 60, 1.8);
    });
  }),
  faulty('QR code', 'a code at 72 dpi', A4, withCode(full(210, 297), 99, 35)),
  faulty('QR code', 'a code at 140 dpi', A5, withCode(full(148, 210), 165, 30)),
  faulty('QR code', 'a code of another program', A4, async () => {
    const bytes = await codePicture(120);
    return libPrint([230, 317], async (page) => {
      blue(3)(page);
      await page.image(bytes, { x: 60, y: 60, w: 40, h: 40 });
    });
  }),
];
