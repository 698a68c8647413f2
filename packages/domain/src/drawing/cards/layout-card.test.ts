import { describe, expect, it } from 'vitest';
import { CARD_DIVIDERS, CARD_FORMULAS, CARD_FRAMES, CARD_HEADS } from '../../base/ornament-names.ts';
import { chrWizard } from '../../kinds/chr/wizard.ts';
import { pathName } from '../../wizards/fields/field-name.ts';
import type { Drawing } from '../mark.ts';
import {
  CARD_FILLINGS,
  type CardFilling,
  filledCard,
  someCocktails,
  someFormulas,
} from '../testing/card-cases.ts';
import { drawingFaults } from '../testing/drawing-faults.ts';
import type { CardContent } from './card-content.ts';
import { type CardLook, NEUTRAL_CARD_LOOK } from './card-look.ts';
import { LEAST_TYPE } from './card-setting.ts';
import { layoutCard } from './layout-card.ts';

function pick<Thing>(things: readonly Thing[], index: number): Thing {
  const thing = things[index % things.length];
  if (thing === undefined) throw new Error('Nothing to pick from');
  return thing;
}

/** Every frame, each with other ornaments: inks change no place. */
const LOOKS: CardLook[] = CARD_FRAMES.map((frame, index) => ({
  ...NEUTRAL_CARD_LOOK,
  frame,
  heads: pick(CARD_HEADS, index),
  formulas: pick(CARD_FORMULAS, index),
  divider: pick(CARD_DIVIDERS, index),
}));

const A4 = { width: 210, height: 297 };
const SHEETS: [sheet: string, flap: CardContent['flap'], flaps: 1 | 2][] = [
  ['A4', A4, 1],
  ['A4 spread', A4, 2],
  ['A5', { width: 148, height: 210 }, 1],
  ['A5 spread', { width: 148, height: 210 }, 2],
  ['A3', { width: 297, height: 420 }, 1],
  ['column', { width: 148, height: 420 }, 1],
  ['column spread', { width: 148, height: 420 }, 2],
  ['square', { width: 210, height: 210 }, 1],
  ['landscape spread', { width: 297, height: 210 }, 2],
  ['clipboard', { width: 160, height: 360 }, 1],
];

const wordsOf = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const drawn = (card: CardContent, look = NEUTRAL_CARD_LOOK) => layoutCard(card, look);

/** Three looks a case: over all cases each frame is drawn on each kind of sheet. */
function looksOf(flap: CardContent['flap'], flaps: number, filling: CardFilling): CardLook[] {
  const start = flap.width + flap.height * flaps + CARD_FILLINGS.indexOf(filling) * 3;
  return [0, 1, 2].map((index) => pick(LOOKS, start + index));
}

function faultsOf(card: CardContent, looks: readonly CardLook[]): string[] {
  return looks.flatMap((look) => {
    const drawing = drawn(card, look);
    const least = drawing.overflow.length === 0 ? LEAST_TYPE - 0.01 : 0;
    return drawingFaults(drawing, least).map((fault) => `${look.frame}: ${fault}`);
  });
}

describe.each(SHEETS)('every card on %s', (_sheet, flap, flaps) => {
  it.each(CARD_FILLINGS)('stays inside it, without overlapping or too small text: %s', (filling) => {
    expect(faultsOf(filledCard(filling, flap, flaps), looksOf(flap, flaps, filling).slice(0, 1))).toEqual([]);
  });

  it.each(CARD_FILLINGS)('does so in the other looks: %s', { tags: 'long' }, (filling) => {
    expect(faultsOf(filledCard(filling, flap, flaps), looksOf(flap, flaps, filling).slice(1))).toEqual([]);
  });
});

/** Each signature stores the marks, and the page is sent them. */
const MOST_KILOBYTES = 64;

it.each(LOOKS.map((look) => [look.frame, look] as const))(
  'a dense spread with the frame %s takes little to store',
  (_, look) => {
    const { marks } = drawn(filledCard('dense', A4, 2), look);
    expect(JSON.stringify(marks).length / 1024).toBeLessThan(MOST_KILOBYTES);
  },
);

it('keeps a capital’s accent clear of what hangs from the line above, and many pictures in rows', () => {
  const names = {
    nomFormule: 'Formule jambon-haricots, petite garniture, Étoile du jour',
    tarifFormule: '12345,67',
  };
  const many = Array.from({ length: 24 }, (_, rank) => ({
    path: `infocarte.illustrations.${rank}`,
    image: '/catalogue/illustrations/cafe.svg',
  }));
  for (const [, flap, flaps] of SHEETS) {
    const card = filledCard('sparse', flap, flaps);
    const cocktails = someCocktails(3).map((one) => ({
      ...one,
      name: 'Le grand jus de gingembre pressé à l’Élysée',
    }));
    const formulas = someFormulas(3).map((one) => ({ ...one, ...names }));
    const name = 'Auberge du jardin du grand jonquet À l’Épi';
    const drawing = drawn({ ...card, name, formulas, cocktails, illustrations: many });
    expect(drawingFaults(drawing, drawing.overflow.length === 0 ? LEAST_TYPE - 0.01 : 0)).toEqual([]);
  }
});

it('is two flaps side by side, folded between them', () => {
  expect(drawn(filledCard('middle', A4, 2))).toMatchObject({ width: 420, height: 297, folds: [210] });
  expect(drawn(filledCard('middle', A4, 1))).toMatchObject({ width: 210, height: 297, folds: [] });
});

describe('the friezes of a spread', () => {
  it.each(CARD_FILLINGS)('stand at one height: %s', (filling) => {
    const { fields, marks } = drawn(filledCard(filling, A4, 2));
    const frieze = fields['infocarte.frise'];
    const [left, right] = [100, 320].map((x) =>
      marks.find(
        (mark) =>
          (mark.kind === 'rect' || mark.kind === 'image') &&
          mark.x <= x &&
          x <= mark.x + mark.w &&
          Math.abs(mark.y - (frieze?.y ?? 0)) < 0.5 &&
          mark.h <= (frieze?.h ?? 0) + 0.01,
      ),
    );
    expect(left).toMatchObject({ kind: right?.kind });
    expect(frieze?.w).toBeGreaterThan(300);
    expect(frieze?.h).toBeLessThan(15);
  });
});

describe('what is not answered yet', () => {
  const waitingOf = (card: CardContent) =>
    drawn(card).marks.flatMap((mark) => (mark.kind === 'text' && mark.waiting ? [mark.text] : []));

  it('is a place that waits', () => {
    expect(waitingOf({ ...filledCard('first'), formulas: undefined, code: null })).toEqual([
      'Brasserie du Palais',
      'Vos boissons',
      'Vos formules',
      'Vos cocktails',
      'Vos illustrations',
      'Votre frise',
      'Vos horaires, votre téléphone',
      'QR code',
    ]);
  });

  it('is not what is answered with none', () => {
    const none = { formulas: [], cocktails: [], illustrations: [], infos: {} };
    expect(waitingOf({ ...filledCard('sparse'), ...none })).toEqual([]);
    expect(wordsOf(drawn({ ...filledCard('sparse'), ...none })).join(' ')).not.toMatch(/formule|cocktail/i);
  });
});

describe('the words of a card', () => {
  it('are the drinks with their volumes, the prices that are known, the contact and every mention', () => {
    const card = filledCard('dense', A4, 2);
    const words = wordsOf(drawn(card));
    expect(words).toEqual(
      expect.arrayContaining([
        'Cola classique',
        '33\u00a0cl',
        '……',
        '13\u00a0€',
        '11,90\u00a0€',
        '8,50\u00a0€',
      ]),
    );
    const text = words.join(' ');
    for (const said of [
      'Ouvert de 8\u00a0h à 23\u00a0h\u00a030',
      'www.brasserie-du-palais.example',
      ...card.mentions,
    ])
      expect(text).toContain(said);
  });

  it.each([
    'Chez la Mère Brazier du Vieux Port',
    'Brasserie de la Gare',
    'Le Relais de la Poste et du Marché',
  ])('never end the first line of a name with a word that leads on: %s', (name) => {
    for (const [, flap, flaps] of SHEETS) {
      const words = wordsOf(drawn({ ...filledCard('sparse', flap, flaps), name }));
      const first = words.find((line) => line !== name && name.startsWith(line));
      expect(first ?? name).not.toMatch(/ (?:de|la|du|et|le)$/i);
    }
  });

  it('are normalised; characters without glyph are named, and block nothing', () => {
    const drawing = drawn({ ...filledCard('middle'), name: '  Le  Bar\u202fde l’e\u0301te\u0301 🍔 ' });
    const [words] = drawing.marks.filter((mark) => mark.kind === 'text' && mark.text.includes('l’été'));
    expect(words).toMatchObject({ text: expect.stringMatching(/l’été $/) });
    const [square] = drawing.marks.filter((mark) => mark.kind === 'rect' && mark.w === mark.h);
    expect(square).toMatchObject({ stroke: words?.kind === 'text' && words.fill });
    expect(drawing.unprintable).toEqual({ 'autresInfos.nomPdv': ['🍔'] });
    expect(drawing.overflow).toEqual([]);
  });
});

describe('keep', () => {
  /** The card while its name is typed, with or without memory. */
  function typed(name: string, card: CardContent) {
    let keep: ReturnType<typeof layoutCard> | undefined;
    return Array.from(name, (_, index) => {
      const before = keep;
      keep = layoutCard({ ...card, name: name.slice(0, index + 1) }, NEUTRAL_CARD_LOOK, { keep });
      return { before, after: keep };
    });
  }

  it.each(SHEETS)(
    'changes the arrangement only where the last one cannot hold a letter more: %s',
    (_, flap, flaps) => {
      for (const { before, after } of typed(
        'Brasserie du Grand Palais et du Port',
        filledCard('middle', flap, flaps),
      )) {
        if (before === undefined) continue;
        const same = JSON.stringify(before.way) === JSON.stringify(after.way);
        expect(same || after.scale < before.scale * 0.95).toBe(true);
      }
    },
  );

  it('finds another arrangement where the last one does not exist any more', () => {
    const keep = drawn(filledCard('dense', A4, 2));
    const emptied = { ...filledCard('dense', A4, 2), cocktails: [], formulas: [] };
    expect(layoutCard(emptied, NEUTRAL_CARD_LOOK, { keep }).way).toEqual(drawn(emptied).way);
  });
});

describe('the boxes of fields', () => {
  it('are those of every answer that prints, and of each choice', () => {
    const card = filledCard('dense', A4, 2);
    const paths = Object.keys(
      drawn({ ...card, infos: { ...card.infos, autreInfo: 'Fermé le lundi.' } }).fields,
    );
    const choices = [
      ...card.families.flatMap(({ path, drinks }) => [path, ...drinks.map((drink) => drink.path)]),
      ...(card.cocktails ?? []).map(({ path }) => path),
      ...(card.illustrations ?? []).map(({ path }) => path),
      ...(card.formulas ?? []).flatMap(({ path }) => [
        path,
        ...['nomFormule', 'compoFormule', 'tarifFormule'].map((name) => `${path}.${name}`),
      ]),
    ];
    const answers = [
      'infocarte.template',
      'infocarte.format',
      'infocarte.boissons',
      'infopdv.formules',
      'infocarte.cocktails',
      'infocarte.visuelCocktails',
      'infocarte.illustrations',
      'infocarte.frise',
      'infocarte.qrcode',
      'infocarte.modeleQrCode',
      'autresInfos.nomPdv',
      'autresInfos.heureouverture',
      'autresInfos.heurefermeture',
      'autresInfos.telephoneDC',
      'autresInfos.siteInternet',
      'autresInfos.pageFacebook',
      'autresInfos.mttMinCB',
      'autresInfos.autreInfo',
    ];
    expect(paths.sort()).toEqual([...answers, ...choices].sort());
  });

  it('belong to fields of the wizard', () => {
    for (const filling of CARD_FILLINGS)
      for (const path of Object.keys(drawn(filledCard(filling)).fields))
        if (path !== 'autresInfos') expect(pathName(chrWizard, path), path).toBeDefined();
  });
});

it('parts no sign from its word at the end of a line, at any width', () => {
  const mention = 'Les plats « faits maison » : sur place ! Service compris, 15 % : à table ?';
  for (const [, flap, flaps] of SHEETS)
    for (const repeated of [1, 2, 3, 4]) {
      const card = {
        ...filledCard('middle', flap, flaps),
        mentions: Array.from({ length: repeated }, () => mention),
      };
      expect(wordsOf(drawn(card)).filter((line) => /«$|^[»:;!?€%]/.test(line))).toEqual([]);
    }
});
