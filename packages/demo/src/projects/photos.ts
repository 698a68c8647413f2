import { createHash } from 'node:crypto';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import sharp from 'sharp';
import { cardPhotos } from './card-photos.ts';

/** A picture attached to an order. */
export interface DemoPhoto {
  name: string;
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
  dpi: number;
}

/** File types that delegates and clients attach in the wizards. */
export type DemoPhotoType = Extract<
  FileType,
  'photo_carte' | 'photo_pricelist' | 'photo_charte' | 'photo_logo' | 'photo_typo' | 'contenu'
>;

export type DemoPhotos = Record<DemoPhotoType, readonly DemoPhoto[]>;

const [WIDTH, HEIGHT, DPI] = [1200, 900, 300];

const page = (ground: string, marks: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 120 90" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h120v90H0z" fill="${ground}"/>${marks}</svg>`;

const swatches = (colours: readonly string[]): string =>
  colours.map((colour, i) => `<path d="M${12 + i * 20} 58h16v16h-16z" fill="${colour}"/>`).join('');

const charter = (ground: string, text: string, colours: readonly string[]): string =>
  page(
    ground,
    `<path d="M12 18h56M12 27h40" stroke="${text}" stroke-width="4"/><path d="M12 38h92M12 44h86M12 50h90" stroke="${text}" stroke-width="1.2" opacity=".6"/>${swatches(colours)}`,
  );

const DRAWN: Record<'photo_charte' | 'photo_logo' | 'photo_typo', Record<string, string>> = {
  photo_charte: {
    'charte-bistrot': charter('#fbf6ea', '#2d363b', ['#a82a1e', '#e6b13f', '#2d363b', '#9fc4d6', '#f4efe4']),
    'charte-plage': charter('#e4eef1', '#23445c', ['#23445c', '#9fc4d6', '#f0a58f', '#f6d36b', '#fffaf0']),
  },
  photo_logo: {
    'logo-soleil': page(
      '#fffaf0',
      '<circle cx="60" cy="38" r="14" fill="#e6b13f"/><path d="M60 14v6M60 56v6M36 38h6M78 38h6M43 21l4 4M73 51l4 4M77 21l-4 4M47 51l-4 4" stroke="#e6b13f" stroke-width="3"/><path d="M34 74h52" stroke="#2d363b" stroke-width="5"/>',
    ),
    'logo-feuille': page(
      '#f1f0df',
      '<path d="M60 58Q38 46 44 20q22 6 16 38Q82 46 76 20q-22 6-16 38z" fill="#3f7a42"/><path d="M38 72h44M48 79h24" stroke="#2d363b" stroke-width="3"/>',
    ),
    'logo-vague': page(
      '#23445c',
      '<path d="M24 40q9-12 18 0t18 0 18 0 18 0" stroke="#f4efe4" stroke-width="6"/><path d="M40 62h40" stroke="#e6b13f" stroke-width="5"/>',
    ),
  },
  photo_typo: {
    'typographie-du-client': page(
      '#fffaf0',
      '<path d="M16 64L30 22l14 42M21 50h18M56 64V22h12q10 1 10 10t-10 10H56h14q11 1 11 11t-11 11z" stroke="#2d363b" stroke-width="5"/><path d="M94 64q-8-2-6-12t12-9q6 3 6 10t-6 11M106 42v22" stroke="#2d363b" stroke-width="4"/>',
    ),
  },
};

async function photograph(name: string, svg: string): Promise<DemoPhoto> {
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).withMetadata({ density: DPI }).toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, bytes, sha256, width: WIDTH, height: HEIGHT, dpi: DPI };
}

const photographed = (drawn: Record<string, string>): Promise<DemoPhoto[]> =>
  Promise.all(Object.entries(drawn).map(([name, svg]) => photograph(name, svg)));

/** All attachments of the demonstration's orders, each picture drawn once. */
export async function demoPhotos(): Promise<DemoPhotos> {
  const [cards, photo_charte, photo_logo, photo_typo] = await Promise.all([
    cardPhotos(),
    photographed(DRAWN.photo_charte),
    photographed(DRAWN.photo_logo),
    photographed(DRAWN.photo_typo),
  ]);
  return { photo_carte: cards, photo_pricelist: cards, contenu: cards, photo_charte, photo_logo, photo_typo };
}
