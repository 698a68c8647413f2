import { amountInWords } from '../../projects/price-in-words.ts';
import type { ProjectDocument } from '../../projects/project.ts';

/** A part of the line at a card's foot, and the answers it is made of. */
export interface CardContact {
  paths: readonly string[];
  text: string;
}

/** '07:00' as '7 h', '23:30' as '23 h 30'; anything else as typed. */
function hourInWords(typed: string | undefined): string {
  const [, hours, minutes] = /^(\d{1,2})[:h](\d{2})$/.exec(typed?.trim() ?? '') ?? [];
  if (hours === undefined) return typed?.trim() || '…';
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

type Infos = NonNullable<ProjectDocument['autresInfos']>;

/** At the foot: these answers, in these words; empty without any. */
interface AtFoot {
  answers: readonly (keyof Infos)[];
  text: (infos: Infos) => string;
}

const said = (one: keyof Infos, text: (typed: string) => string): AtFoot => ({
  answers: [one],
  text: ({ [one]: typed = '' }) => (typed.trim() === '' ? '' : text(typed)),
});

/**
 * Where a card prints each answer of the last content step: as its title, as its text, at its foot, or nowhere, where
 * the order form alone is to have it. A new one does not compile without its place.
 */
const PRINTED_ON = {
  nomPdv: 'title',
  logoClient: 'order form',
  impression: 'order form',
  nomDC: 'order form',
  autreInfo: 'text',
  heureouverture: {
    answers: ['heureouverture', 'heurefermeture'],
    text: ({ heureouverture, heurefermeture }) =>
      (heureouverture || heurefermeture)?.trim()
        ? `Ouvert de ${hourInWords(heureouverture)} à ${hourInWords(heurefermeture)}`
        : '',
  },
  heurefermeture: 'foot',
  telephoneDC: said('telephoneDC', (typed) => typed),
  siteInternet: said('siteInternet', (typed) => typed.trim().replace(/^https?:\/\//i, '')),
  pageFacebook: said('pageFacebook', (typed) => `Facebook\u00a0: ${typed}`),
  mttMinCB: said('mttMinCB', (typed) => `Carte bancaire à partir de ${amountInWords(typed)}`),
} as const satisfies Record<keyof Infos, 'title' | 'text' | 'foot' | 'order form' | AtFoot>;

/** The optional answers of the last content step that a card prints, as typed. */
export type CardInfos = Pick<
  Infos,
  {
    [One in keyof Infos]-?: (typeof PRINTED_ON)[One] extends 'title' | 'order form' ? never : One;
  }[keyof Infos]
>;

/** Those of them that are given. */
export function cardInfos(infos: Infos): CardInfos {
  const places: Record<string, unknown> = PRINTED_ON;
  const isPrinted = (name: string) => places[name] !== 'title' && places[name] !== 'order form';
  return Object.fromEntries(Object.entries(infos).filter(([name]) => isPrinted(name)));
}

/** Hours, telephone, website, Facebook page and least amount by card, in words, as far as they are given. */
export function cardContacts(infos: CardInfos): CardContact[] {
  return Object.values(PRINTED_ON)
    .filter((place): place is Exclude<typeof place, string> => typeof place === 'object')
    .map(({ answers, text }: AtFoot) => ({
      paths: answers.map((name) => `autresInfos.${name}`),
      text: text(infos),
    }))
    .filter(({ text }) => text !== '');
}
