import type { PicturedFile } from '../../../pictures/derived-picture.ts';
import type { CalendarContent } from '../calendar/calendar-file.ts';

/** Content of a mail, without layout. `mail-layout.ts` renders HTML and text. */
export interface Mail {
  /** Name of the template, for the administrator's list. */
  template: string;
  /** One address; a mail to three people is three mails. */
  to: string;
  /** The project it is about, if there is one. */
  projectId?: string;
  subject: string;
  /** What happened or is requested, in one sentence; the button follows it. */
  title: string;
  /** 'Bonjour Léo Martin,', to people without a trade of ours. */
  greeting?: string;
  paragraphs: string[];
  /** The first page of this file, below the button; made when the mail is sent (mail-picture.ts). */
  picture?: PicturedFile & { alt: string };
  /** A stored file that is sent with it, under this name. */
  attachment?: { sha256: string; filename: string };
  /** A file of a calendar that is sent with it, written when the mail is. */
  calendar?: CalendarContent & { filename: string };
  /** Displayed as a short table: name and value. */
  facts?: Fact[];
  /** A comment, quoted verbatim, and the names of attached files; `from` is null for the recipient's own. */
  message?: { from: string | null; text: string; files?: readonly string[] };
  /** The call to action; `path` is on this site and begins with '/'. */
  action?: { label: string; path: string };
  /** Whom to call: the client's delegate. Empty where unknown; the queue writes the company. */
  contact?: { name: string; telephone: string; company: string };
  /** Reply-To address; without it the mail asks not to reply. */
  replyTo?: { name: string; address: string };
  /** Small print at the end: until when, who may open it, why one receives this. */
  notes?: string[];
}

export interface Fact {
  label: string;
  value: string;
  /** Link target on this site; begins with '/'. */
  path?: string;
}

/** The columns of a project used in mails; a stored project fits. */
export interface MailedProject {
  id: string;
  type: string;
  name_projet: string;
  num_projet: string;
  ville: string;
}

/** The facts that identify a project, for those who work on it. */
export function projectFacts(project: MailedProject): Fact[] {
  const facts = [
    { label: 'Projet', value: project.name_projet },
    { label: 'Ville', value: project.ville },
    { label: 'Support', value: project.type },
    { label: 'Numéro', value: project.num_projet },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Title of a project in a sentence. */
export function projectTitle(project: MailedProject): string {
  return project.name_projet === '' ? 'sans nom' : project.name_projet;
}

/** A subject line: the place, then what happened or is requested. */
export function subjectOf(project: MailedProject, what: string): string {
  const name = project.name_projet === '' ? 'Projet sans nom' : project.name_projet;
  return `${name} : ${what}`;
}

/** A day in words: 'vendredi 20 novembre 2026'; `day` is yyyy-MM-dd. */
export function spokenDay(day: string): string {
  return inWords(new Date(`${day}T12:00:00Z`));
}

// Created once: each formatter costs more than the rest of a mail.
const DAYS = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' });
const TIMES = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** A day, with 1er for the first of a month, as in French. */
function inWords(instant: Date): string {
  const day = DAYS.format(instant);
  return day.replace(/ 1 (?=\p{L})/u, ' 1er ');
}

/** An instant in words, in Paris: 'vendredi 20 novembre 2026 à 14:32'. */
export function spokenTime(instant: Date): string {
  return `${inWords(instant)} à ${TIMES.format(instant)}`;
}
