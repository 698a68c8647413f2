import type { Ink } from '@ardoise/domain/base/ink.ts';
import type { Theme } from '@ardoise/domain/catalogue/theme.ts';

type Look = NonNullable<Theme['field_apercu']>;

/** Inks of a card in three: background, words, emphasis. */
function inThree(ground: Ink, words: Ink, accent: Ink): NonNullable<Look['inks']> {
  return {
    ground,
    paper: ground,
    box: ground,
    text: words,
    title: words,
    boxText: words,
    boxTitle: words,
    family: accent,
    accent,
    rule: accent,
    gold: accent,
    boxRule: accent,
    price: accent,
  };
}

/** The ink of formulas' boxes, and of their words. */
function boxes(box: Ink, words: Ink, rule: Ink, price = words): NonNullable<Look['inks']> {
  return { box, boxText: words, boxTitle: words, boxRule: rule, price };
}

/** Inks of the frame: the main one, a lighter and a darker one. */
function framed(frame: Ink, frameLight: Ink, frameShade: Ink): NonNullable<Look['inks']> {
  return { frame, frameLight, frameShade };
}

/** How each theme's card is drawn: in the spirit of its picture, in inks of which words can be read. */
export const THEME_LOOKS = {
  ardoise: {
    frame: 'slate',
    divider: 'curl',
    heads: 'rule',
    formulas: 'chalk',
    soft: 0.78,
    leader: 0.62,
    inks: { ...inThree('ardoise', 'craie', 'miel'), plate: 'sable', ...framed('chene', 'frene', 'noyer') },
  },
  zinc: {
    word: 'MENU',
    frame: 'counter',
    divider: 'star',
    heads: 'double',
    formulas: 'plate',
    inks: {
      ...inThree('creme', 'ardoise', 'brique'),
      gold: 'creme',
      plate: 'sable',
      ...boxes('sable', 'ardoise', 'brique', 'brique'),
      ...framed('brique', 'creme', 'etain'),
    },
  },
  guinguette: {
    word: 'MENU',
    frame: 'awning',
    divider: 'bulbs',
    heads: 'dots',
    formulas: 'ticket',
    soft: 0.78,
    inks: {
      ...inThree('ivoire', 'ardoise', 'brique'),
      title: 'brique',
      family: 'herbe',
      rule: 'herbe',
      gold: 'safran',
      plate: 'sable',
      ...boxes('brique', 'ivoire', 'safran'),
      ...framed('brique', 'porcelaine', 'herbe'),
    },
  },
  marine: {
    word: 'CARTE',
    frame: 'waves',
    divider: 'waves',
    heads: 'rule',
    formulas: 'chalk',
    inks: { ...inThree('marine', 'craie', 'peche'), plate: 'sable', ...framed('peche', 'craie', 'corail') },
  },
  safran: {
    word: 'MENU',
    frame: 'sun',
    divider: 'sun',
    heads: 'dots',
    formulas: 'ticket',
    soft: 0.88,
    leader: 0.6,
    inks: {
      ...inThree('safran', 'ardoise', 'grenat'),
      rule: 'cuivre',
      gold: 'cuivre',
      plate: 'paille',
      ...boxes('grenat', 'ivoire', 'safran', 'miel'),
      ...framed('cuivre', 'paille', 'rouille'),
    },
  },
  rose: {
    word: 'CARTE',
    frame: 'roses',
    divider: 'rose',
    heads: 'leaves',
    formulas: 'cartouche',
    soft: 0.86,
    inks: {
      ...inThree('rose', 'bordeaux', 'grenat'),
      rule: 'brique',
      gold: 'laiton',
      plate: 'creme',
      ...boxes('creme', 'bordeaux', 'brique', 'brique'),
      ...framed('brique', 'sauge', 'olive'),
    },
  },
  'belle-epoque': {
    word: 'CARTE',
    frame: 'arch',
    divider: 'leaf',
    heads: 'leaves',
    formulas: 'cartouche',
    soft: 0.8,
    leader: 0.6,
    inks: {
      ...inThree('creme', 'ardoise', 'bronze'),
      ground: 'sapin',
      title: 'foret',
      family: 'rouille',
      rule: 'dorure',
      gold: 'laiton',
      plate: 'sable',
      ...boxes('sable', 'ardoise', 'dorure', 'foret'),
      boxTitle: 'foret',
    },
  },
  olivier: {
    word: 'MENU',
    frame: 'branches',
    divider: 'leaf',
    heads: 'leaves',
    formulas: 'plate',
    inks: {
      ...inThree('lin', 'lierre', 'bronze'),
      family: 'foret',
      rule: 'olive',
      gold: 'lierre',
      plate: 'porcelaine',
      ...boxes('porcelaine', 'lierre', 'olive', 'foret'),
      ...framed('olive', 'sauge', 'ecorce'),
    },
  },
  kraft: {
    word: 'MENU',
    frame: 'twine',
    divider: 'bow',
    heads: 'rule',
    formulas: 'ticket',
    soft: 0.92,
    leader: 0.65,
    inks: {
      ...inThree('bois', 'cafe', 'acajou'),
      gold: 'ivoire',
      plate: 'ivoire',
      ...boxes('ivoire', 'cafe', 'noyer', 'acajou'),
      ...framed('noyer', 'ivoire', 'rouille'),
    },
  },
  faience: {
    word: 'CARTE',
    frame: 'tiles',
    divider: 'star',
    heads: 'double',
    formulas: 'plate',
    soft: 0.8,
    inks: {
      ...inThree('porcelaine', 'minuit', 'azulejo'),
      ground: 'brume',
      title: 'cobalt',
      family: 'cobalt',
      gold: 'safran',
      plate: 'brume',
      ...boxes('brume', 'minuit', 'azulejo', 'cobalt'),
      boxTitle: 'cobalt',
      ...framed('azulejo', 'givre', 'bleuet'),
    },
  },
  montagne: {
    word: 'CARTE',
    frame: 'peaks',
    divider: 'firs',
    heads: 'double',
    formulas: 'plate',
    inks: {
      ...inThree('givre', 'minuit', 'brique'),
      gold: 'porcelaine',
      plate: 'porcelaine',
      ...boxes('porcelaine', 'minuit', 'brique', 'brique'),
      ...framed('schiste', 'porcelaine', 'sapin'),
    },
  },
  nocturne: {
    word: 'MENU',
    frame: 'deco',
    divider: 'fan',
    heads: 'rule',
    formulas: 'chalk',
    inks: { ...inThree('nuit', 'craie', 'laiton'), plate: 'sable', ...framed('laiton', 'craie', 'dorure') },
  },
} satisfies Record<string, Look>;
