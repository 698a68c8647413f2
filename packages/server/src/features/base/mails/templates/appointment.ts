import { dayInWords } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectFacts, projectTitle, spokenDay, subjectOf } from '../mail.ts';
import { contactFacts, type MovedProject } from '../status-news.ts';
import { type ClientMail, clientMail } from './client-mail.ts';

/** A pre-visit or a pose that is fixed, on another day, or gone. */
export interface AppointmentNews extends Pick<Mail, 'calendar'> {
  project: MovedProject;
  date: PoseDate;
  before: string | null;
  after: string | null;
  /** At which the installer may come; null if unknown. */
  hours: { from: string; to: string } | null;
  /** Empty if unknown. */
  place: string;
}

/** To a client, who has no word of the trade, and to the installers. */
const NOUNS: Record<PoseDate, { client: string; installer: string }> = {
  t_previsite: { client: 'la visite de l’installateur', installer: 'la prévisite' },
  t_pose: { client: 'la pose', installer: 'la pose' },
};

/** 'la pose est le 2 décembre', 'la pose du 2 décembre n’a plus lieu' */
function said(noun: string, { before, after }: AppointmentNews, inWords: (day: string) => string): string {
  return after === null
    ? `${noun} du ${inWords(before ?? '')} n’a plus lieu`
    : `${noun} est le ${inWords(after)}`;
}

const capitalised = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

function wordsOf(news: AppointmentNews, noun: string): { subject: string; title: string; moved: string } {
  const { before, after } = news;
  const today = parisDay(new Date());
  return {
    subject: said(noun, news, (day) => dayInWords(day, today)),
    title: capitalised(said(noun, news, spokenDay)),
    moved: before !== null && after !== null ? `Ce jour remplace le ${spokenDay(before)}.` : '',
  };
}

/** To the client: when to be there, or that nobody comes. */
export function appointmentMail(given: Omit<ClientMail, 'project'> & AppointmentNews): Mail {
  const { after, hours, calendar } = given;
  const { subject, title, moved } = wordsOf(given, NOUNS[given.date].client);
  const comes =
    hours === null
      ? 'L’installateur vient ce jour-là.'
      : `L’installateur vient entre ${hours.from} et ${hours.to}.`;
  return {
    ...clientMail('appointment', given, {
      subject,
      title,
      paragraphs:
        after === null
          ? ['Vous n’avez rien à faire : votre délégué commercial vous dira la suite.']
          : [[moved, comes].filter(Boolean).join(' '), 'Un empêchement ? Appelez votre délégué commercial.'],
    }),
    ...(calendar && { calendar }),
  };
}

/** To an installer, whoever set the day. */
export function installerAppointmentMail(to: string, news: AppointmentNews): Mail {
  const { project, after, place, calendar } = news;
  const { subject, title, moved } = wordsOf(news, NOUNS[news.date].installer);
  const about = `Projet « ${projectTitle(project)} ».`;
  return {
    template: 'installer-appointment',
    to,
    projectId: project.id,
    subject: subjectOf(project, subject),
    title,
    paragraphs: [[about, moved].filter(Boolean).join(' ')],
    facts: [
      ...(after === null || place === '' ? [] : [{ label: 'Adresse', value: place }]),
      ...(after === null ? [] : contactFacts(news)),
      ...projectFacts(project),
    ],
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(project.id) },
    ...(calendar && { calendar }),
  };
}
