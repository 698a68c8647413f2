import {
  LEADS_NOWHERE,
  READING_PROBLEM_WORDS,
  type ReadingProblem,
  SILENT_DAYS,
} from '@ardoise/domain/projects/qr-reading.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

/** To a dc, from head office: an outlet's code was not scanned for fourteen days, and why that may be. */
export function silentCodeMail(
  to: string,
  given: {
    project: { id: string; name: string; town: string };
    taille: number | null;
    problems: readonly ReadingProblem[];
    /** Why its URL does not open; empty if it does. */
    dead: string;
    /** It has a URL. */
    target: boolean;
  },
): Mail {
  const { project, taille, problems, dead, target } = given;
  const causes = [
    ...(target ? [] : [LEADS_NOWHERE]),
    ...(dead === '' ? [] : [`${dead}.`]),
    ...problems.map((problem) => READING_PROBLEM_WORDS[problem](taille)),
  ];
  return {
    template: 'silent-code',
    to,
    subject: `${project.name} : le QR code n’est pas scanné`,
    title: `Personne n’a scanné ce code depuis ${SILENT_DAYS} jours`,
    paragraphs: causes.length > 0 ? causes : ['Est-il en place, visible et propre ? Passez le voir.'],
    facts: [
      { label: 'Point de vente', value: project.name },
      { label: 'Ville', value: project.town },
    ].filter(({ value }) => value !== ''),
    action: { label: 'Voir le QR code', path: PAGE_PATHS.qrCode(project.id) },
  };
}
