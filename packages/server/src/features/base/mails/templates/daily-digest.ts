import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, spokenDay } from '../mail.ts';

interface Waiting {
  id: string;
  name_projet: string;
  ville: string;
  type: string;
  statut: Status;
  /** Entry into the status, ISO 8601. */
  since: string;
  /** The promised day is past. */
  late: boolean;
}

function labelOf({ name_projet, ville }: Waiting): string {
  return [name_projet || 'Projet sans nom', ville].filter(Boolean).join(', ');
}

function standingOf({ statut, type, since, late }: Waiting): string {
  return `${late ? 'En retard, ' : ''}${statut} depuis le ${spokenDay(parisDay(new Date(since)))} (${type})`;
}

/** Daily digest: the projects that wait for the recipient, longest first. */
export function dailyDigestMail(
  to: string,
  { prenom, count, projects }: { prenom: string; count: number; projects: readonly Waiting[] },
): Mail {
  const late = projects.filter((project) => project.late).length;
  const counted = count === 1 ? 'Un projet vous attend' : `${count} projets vous attendent`;
  const lateWords = late === 0 ? '' : `, dont ${late} en retard`;
  const unlisted = count - projects.length;
  return {
    template: 'daily-digest',
    to,
    subject: `${counted}${lateWords}`,
    title: `${counted}${lateWords}`,
    paragraphs: [
      prenom === '' ? 'Bonjour,' : `Bonjour ${prenom},`,
      'Voici ce qui attend une action de votre part, du plus ancien au plus récent.',
      ...(unlisted > 0
        ? [`Seuls les ${projects.length} plus anciens sont listés ici ; le tableau de bord les montre tous.`]
        : []),
    ],
    facts: projects.map((project) => ({
      label: labelOf(project),
      value: standingOf(project),
      path: PAGE_PATHS.followUp(project.id),
    })),
    action: { label: 'Ouvrir le tableau de bord', path: PAGES.dashboard },
    notes: ['Vous recevez cet e-mail parce que vous avez choisi un résumé par jour, dans « Mon compte ».'],
  };
}
