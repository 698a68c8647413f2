/** Frames of a card: what runs along its edges. */
export const CARD_FRAMES = [
  'plain',
  'slate',
  'arch',
  'awning',
  'tiles',
  'counter',
  'waves',
  'sun',
  'roses',
  'branches',
  'twine',
  'peaks',
  'deco',
] as const;
export type CardFrame = (typeof CARD_FRAMES)[number];

/** Ornaments below the outlet's name. */
export const CARD_DIVIDERS = [
  'curl',
  'leaf',
  'bulbs',
  'star',
  'waves',
  'sun',
  'rose',
  'bow',
  'firs',
  'fan',
] as const;
export type CardDivider = (typeof CARD_DIVIDERS)[number];

/** How the name of a family of drinks is dressed. */
export const CARD_HEADS = ['rule', 'double', 'leaves', 'dots'] as const;
export type CardHead = (typeof CARD_HEADS)[number];

/** Boxes around formulas. */
export const CARD_FORMULAS = ['chalk', 'cartouche', 'ticket', 'plate'] as const;
export type CardFormula = (typeof CARD_FORMULAS)[number];

/** Patterns of friezes; one without is its picture. */
export const FRIEZE_PATTERNS = [
  'garland',
  'waves',
  'olive',
  'cement-tiles',
  'chequers',
  'awning',
  'cutlery',
  'citrus',
  'fans',
  'firs',
] as const;
export type FriezePattern = (typeof FRIEZE_PATTERNS)[number];
