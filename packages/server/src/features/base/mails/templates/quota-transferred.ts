import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

/** A transfer for one of its two SMHFs. */
export interface TransferNews {
  annee: number;
  typeProjet: QuotaKind;
  unites: number;
  motif: string;
  /** Who transferred, the giver and the taker, as they are called. */
  qui: string;
  de: string;
  a: string;
  /** The reader's annual quota before, and the units left after. */
  avant: number;
  restant: number;
}

function transferMail(
  to: string,
  news: TransferNews,
  delta: number,
  words: { title: string; text: string },
): Mail {
  const { annee, typeProjet, avant, restant, qui, motif } = news;
  const support = KIND_WORDS[typeProjet].name;
  return {
    template: 'quota-transferred',
    to,
    subject: `Quota ${support} ${annee} : ${words.title}`,
    title: words.title[0]?.toUpperCase() + words.title.slice(1),
    paragraphs: [words.text],
    facts: [
      { label: 'Support', value: support },
      { label: 'Année', value: String(annee) },
      { label: 'Quota annuel', value: `${avant + delta}, au lieu de ${avant}` },
      { label: 'Restant', value: String(restant) },
    ],
    message: { from: qui, text: motif },
    action: { label: 'Voir le suivi des quotas', path: PAGES.quotas },
  };
}

const units = (count: number) => `${count} ${count > 1 ? 'unités' : 'unité'}`;

/** To the SMHF whose units went to another (specification/quotas.md#a-new-year-and-transfers). */
export function quotaTakenMail(to: string, news: TransferNews): Mail {
  return transferMail(to, news, -news.unites, {
    title: `${units(news.unites)} pour ${news.a}`,
    text: `Le siège a transféré ${units(news.unites)} de votre quota à ${news.a}.`,
  });
}

/** To the SMHF who received them. */
export function quotaReceivedMail(to: string, news: TransferNews): Mail {
  return transferMail(to, news, news.unites, {
    title: `${units(news.unites)} ${ofName(news.de)}`,
    text: `Le siège vous a transféré ${units(news.unites)} du quota ${ofName(news.de)}.`,
  });
}
