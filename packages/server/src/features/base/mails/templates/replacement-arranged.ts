import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, spokenDay } from '../mail.ts';

/** The absent person, the stand-in, and the first and last day. */
export interface ReplacementNews {
  absent: string;
  substitute: string;
  from: string;
  to: string;
}

interface Words {
  subject: string;
  title: string;
  /** The sentence completed by the days. */
  does: string;
  during: string;
}

function replacementMail(to: string, { from, to: last }: ReplacementNews, words: Words): Mail {
  const days = from === last ? `le ${spokenDay(from)}` : `du ${spokenDay(from)} au ${spokenDay(last)}`;
  return {
    template: 'replacement-arranged',
    to,
    subject: `Remplacement : ${words.subject}`,
    title: words.title,
    paragraphs: [`${words.does} ${days}.`, `${words.during} Le remplacement prend fin de lui-même.`],
    action: { label: 'Voir les remplacements', path: PAGES.account },
  };
}

/** To the absent person, when a stand-in is arranged. */
export function replacedMail(to: string, news: ReplacementNews): Mail {
  const { substitute } = news;
  return replacementMail(to, news, {
    subject: `${substitute} à votre place`,
    title: `${substitute} vous remplace`,
    does: `${substitute} vous remplace`,
    during: 'Pendant ces jours, vos projets sont suivis en son nom, et les e-mails arrivent aux deux.',
  });
}

/** To the stand-in. */
export function replacingMail(to: string, news: ReplacementNews): Mail {
  const { absent } = news;
  return replacementMail(to, news, {
    subject: `vous pour ${absent}`,
    title: `Vous remplacez ${absent}`,
    does: `Vous remplacez ${absent}`,
    during: 'Pendant ces jours, vous suivez ses projets en votre nom, et les e-mails arrivent aux deux.',
  });
}
