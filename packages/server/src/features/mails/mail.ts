/** A mail in words: what it says, not how it looks. `mail-layout.ts` makes HTML and text of it. */
export interface Mail {
  /** Names the template, for the administrator's list. */
  template: string;
  /** One address; a mail to three people is three mails. */
  to: string;
  /** The project it is about, if there is one. */
  projectId?: string;
  subject: string;
  title: string;
  paragraphs: string[];
  /** Shown as a short table: name and value. */
  facts?: Fact[];
  /** What somebody wrote, quoted as they wrote it, and the names of the files they joined; `from` is null where the reader did. */
  message?: { from: string | null; text: string; files?: readonly string[] };
  /** The one thing to do; `path` is on this site and begins with '/'. */
  action?: { label: string; path: string };
  /** Smaller, below the action: until when, who may open it, why one receives this. */
  notes?: string[];
}

export interface Fact {
  label: string;
  value: string;
  /** Where the label leads on this site; begins with '/'. */
  path?: string;
}

/** The columns of a project that mails name; a stored project fits. */
export interface MailedProject {
  id: string;
  type: string;
  name_projet: string;
  num_projet: string;
  ville: string;
}

/** The lines by which a reader recognises a project. */
export function projectFacts(project: MailedProject): Fact[] {
  return factsOf(project, 'Projet');
}

/** The same for a client, to whom it is an order (specification/words.md#one-word-for-one-thing). */
export function orderFacts(project: MailedProject): Fact[] {
  return factsOf(project, 'Commande');
}

function factsOf(project: MailedProject, label: string): Fact[] {
  const facts = [
    { label, value: project.name_projet },
    { label: 'Ville', value: project.ville },
    { label: 'Support', value: project.type },
    { label: 'Numéro', value: project.num_projet },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** How a project is called in a sentence and in a subject line. */
export function projectTitle(project: MailedProject): string {
  return project.name_projet === '' ? 'sans nom' : project.name_projet;
}

/** A day as a person reads it: 'vendredi 20 novembre 2026'; `day` is yyyy-MM-dd. */
export function spokenDay(day: string): string {
  return inWords(new Date(`${day}T12:00:00Z`));
}

// Made once: each costs more than all the words of a mail.
const DAYS = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' });
const TIMES = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** A day, with 1er for the first of a month, as French writes it. */
function inWords(instant: Date): string {
  const day = DAYS.format(instant);
  return day.replace(/ 1 (?=\p{L})/u, ' 1er ');
}

/** A moment as a person reads it, in Paris: 'vendredi 20 novembre 2026 à 14:32'. */
export function spokenTime(instant: Date): string {
  return `${inWords(instant)} à ${TIMES.format(instant)}`;
}
