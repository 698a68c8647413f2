import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

/** To head office, from 1 December, while next year's quotas are not opened. */
export function quotaYearToOpenMail(to: string, annee: number): Mail {
  return {
    template: 'quota-year-to-open',
    to,
    subject: `Quotas ${annee} : à ouvrir avant le 1er janvier`,
    title: `Les quotas ${annee} ne sont pas ouverts`,
    paragraphs: [
      `Si personne ne les ouvre, ceux de ${annee - 1} s’appliquent à partir du 1er janvier ${annee}.`,
    ],
    action: { label: `Préparer les quotas ${annee}`, path: `${PAGES.contentQuotas}?annee=${annee}` },
  };
}
