import { amountInWords } from '../../projects/price-in-words.ts';
import type { CardInfos } from './card-content.ts';

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

/** Hours, telephone, website, Facebook page and least amount by card, in words, as far as they are given. */
export function cardContacts(infos: CardInfos): CardContact[] {
  const { heureouverture, heurefermeture, telephoneDC, siteInternet, pageFacebook, mttMinCB } = infos;
  const opening = `Ouvert de ${hourInWords(heureouverture)} à ${hourInWords(heurefermeture)}`;
  const said: [names: string[], answer: string | undefined, text: string][] = [
    [['heureouverture', 'heurefermeture'], heureouverture || heurefermeture, opening],
    [['telephoneDC'], telephoneDC, telephoneDC ?? ''],
    [['siteInternet'], siteInternet, (siteInternet ?? '').trim().replace(/^https?:\/\//i, '')],
    [['pageFacebook'], pageFacebook, `Facebook\u00a0: ${pageFacebook}`],
    [['mttMinCB'], mttMinCB, `Carte bancaire à partir de ${amountInWords(mttMinCB)}`],
  ];
  return said.flatMap(([names, answer, text]) =>
    answer?.trim() ? [{ paths: names.map((name) => `autresInfos.${name}`), text }] : [],
  );
}
