import { expect, it } from 'vitest';
import { judgeFile } from './judge-file.ts';
import { type OrderedPrint, orderedPrints, printsOfFile } from './ordered-print.ts';
import type { PageFacts, PrintFacts } from './print-facts.ts';
import { isSaidToRedo, reasonsToRedo, toRedoSentence } from './print-verdict.ts';

const CARD: OrderedPrint = {
  part: 'carte',
  name: 'Carte',
  format: 'A4, un volet',
  copies: 60,
  faces: 2,
  size: { width: 210, height: 297 },
  folded: false,
  leastDpi: 150,
};
const NOTHING = { top: [], right: [], bottom: [], left: [] };
const PAGE: PageFacts = {
  width: 210,
  height: 297,
  trim: null,
  missingFonts: [],
  images: [],
  paint: NOTHING,
  marks: { x: [], y: [] },
};
const factsOf = (...pages: PageFacts[]): PrintFacts => ({ refused: null, pages, unread: 0, spotColours: [] });

it('says format, faces and copies of a good file, and the nine things that were looked at', () => {
  const verdict = judgeFile('carte.pdf', factsOf(PAGE, PAGE), [CARD]);
  expect(verdict).toMatchObject({
    niveau: 'Bon',
    objet: 'Carte',
    phrase: 'Format, fonds perdus, polices, images et couleurs\u00a0: rien à dire.',
    points: [],
  });
  expect(verdict.faits.map(({ mots }) => mots)).toEqual([
    'A4, un volet, 210 × 297\u00a0mm',
    '2\u00a0faces, comme la commande',
    '60\u00a0exemplaires',
  ]);
  expect(verdict.controles).toHaveLength(9);
});

it('never judges faces: another number of pages is said', () => {
  const { niveau, faits } = judgeFile('carte.pdf', factsOf(PAGE), [CARD]);
  expect([niveau, faits[1]]).toEqual(['Bon', { bon: true, mots: '1\u00a0page' }]);
});

const PHOTO = { box: { x: 20, y: 50, w: 240, h: 140 }, wide: 240, high: 140, qrCode: false, rgb: false };

it('asks for the pixels or the size at which an image is sharp', () => {
  const page = { ...PAGE, images: [{ ...PHOTO, width: 1417, height: 827 }] };
  const [point] = judgeFile('carte.pdf', factsOf(page), [CARD]).points;
  expect(point).toMatchObject({
    niveau: 'À savoir',
    vu: 'Une image sera un peu floue, à moins d’un mètre.',
    ou: 'Page\u00a01, 24 × 14\u00a0cm, 150\u00a0ppp',
    faire: 'donnez-la en 2\u00a0840\u00a0pixels de large ou plus, ou réduisez-la à 11\u00a0cm.',
    qui: 'agence',
  });
  const low = { ...PAGE, images: [{ ...PHOTO, width: 1400, height: 820 }] };
  expect(judgeFile('carte.pdf', factsOf(low), [CARD])).toMatchObject({
    niveau: 'À refaire',
    phrase: 'Imprimé ainsi, une image serait floue.',
  });
});

it('has nothing made again of what was ordered at an unknown size, nor of what is no PDF', () => {
  const unknown = { ...CARD, size: null };
  const faulty = factsOf({ ...PAGE, missingFonts: [{ name: 'Clarendon', box: { x: 1, y: 1, w: 9, h: 3 } }] });
  expect(judgeFile('carte.pdf', faulty, [CARD]).niveau).toBe('À refaire');
  expect(judgeFile('carte.pdf', faulty, [unknown]).niveau).toBe('À savoir');
  expect(judgeFile('carte.pdf', { ...faulty, refused: 'password' }, [unknown]).niveau).toBe('À savoir');
  expect(judgeFile('carte.ai', null, [CARD])).toMatchObject({
    niveau: 'À savoir',
    points: [{ vu: 'Ce fichier n’est pas un PDF\u00a0: il n’est pas contrôlé.' }],
  });
});

it('does not say that edges are good which it could not look at', () => {
  const verdict = judgeFile('carte.pdf', factsOf({ ...PAGE, paint: null }), [CARD]);
  expect(verdict.niveau).toBe('À savoir');
  expect(verdict.controles.filter(({ bon }) => !bon)).toHaveLength(1);
});

it('names a file and its reasons, in the order in which they are said', () => {
  const facts = factsOf({
    ...PAGE,
    width: 200,
    missingFonts: [{ name: 'A', box: { x: 0, y: 0, w: 1, h: 1 } }],
  });
  const sentence = toRedoSentence('palais.pdf', reasonsToRedo(judgeFile('palais.pdf', facts, [CARD])));
  expect(sentence).toBe('palais.pdf est à refaire\u00a0: format, polices.');
  expect(isSaidToRedo(sentence, 'palais.pdf')).toBe(true);
  expect(isSaidToRedo(sentence, 'alais.pdf')).toBe(false);
});

it('knows which file is of the menu and which of the code', () => {
  const ordered = [CARD, { ...CARD, part: 'qrcode' as const }, { ...CARD, part: 'menu' as const }];
  const partsOf = (name: string) => printsOfFile(name, ordered).map(({ part }) => part);
  expect(partsOf('Menú.pdf')).toEqual(['menu']);
  expect(partsOf('palais-chevalet_EXE.pdf')).toEqual(['qrcode']);
  expect(partsOf('carte.pdf')).toEqual(['carte']);
});

it.each([
  [{ format: { media_format: '21 × 29,7\u00a0cm', largeurMm: 200, hauteurMm: 300 } }, undefined, [200, 300]],
  [
    { format: { media_format: '21 × 29,7\u00a0cm' } },
    { media_format: '21 × 29,7\u00a0cm', largeurMm: 205, hauteurMm: 290 },
    [205, 290],
  ],
  [
    { format: { media_format: '21 × 29,7\u00a0cm' } },
    { media_format: '20 × 28\u00a0cm', largeurMm: 200, hauteurMm: 280 },
    [210, 297],
  ],
  [{ format: { media_format: 'Le petit' } }, undefined, [undefined, undefined]],
])('the size of %j, beside an entry %j, is %j', (infocarte, format, size) => {
  const document = { infocarte: { ...infocarte, impression: 'carte' } };
  const [print] = orderedPrints({ kind: 'CHR', type: 'Carte Brasserie', document, format });
  expect([print?.size?.width, print?.size?.height]).toEqual(size);
});

it('has the sizes of boards, of their stop-trottoir and of supports', () => {
  const boards = [
    { format: 'Horizontal 60x90cm', optionStopTrottoir: true, formatStopTrottoir: '42x59,4 cm (métal)' },
  ];
  const sizes = (document: object, kind: 'VAE' | 'PSM', type: 'Boards PVC' | 'Sur Mesure') =>
    orderedPrints({ kind, type, document, format: undefined }).map(({ size, leastDpi }) => [size, leastDpi]);
  expect(sizes({ boards }, 'VAE', 'Boards PVC')).toEqual([
    [{ width: 900, height: 600 }, 100],
    [{ width: 420, height: 594 }, 100],
  ]);
  expect(sizes({ supports: [{ largeur: '120,5', hauteur: '80' }] }, 'PSM', 'Sur Mesure')).toEqual([
    [{ width: 1205, height: 800 }, 100],
  ]);
});
