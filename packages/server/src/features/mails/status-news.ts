import { KIND_FACTS } from '@ardoise/domain/kinds/kind-facts.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { type Fact, type Mail, type MailedProject, projectFacts, spokenDay } from './mail.ts';

/** What mails say of a project besides its name; a stored project fits. */
export interface MovedProject extends MailedProject {
  kind: ProjectKind;
  client_name: string;
  client_email: string;
  delivery_email: string;
  has_pose: boolean;
  pose_contact: string;
  pose_phone: string;
  to_be_printed: boolean;
  with_menu: boolean;
  returns_to_draft: number;
  execution_fresh: boolean;
  proof_version: number;
}

/** Whether the client has an address that can be written to. */
export function canBeMailed({ client_email }: Pick<MovedProject, 'client_email'>): boolean {
  return EMAIL.test(client_email);
}

/** Whether the client is sent a link to the proof: there is one, which a forced move does not ask for, and an address. */
export function sendsProofToClient(project: MovedProject): boolean {
  return project.proof_version > 0 && canBeMailed(project);
}

/** Whether a finished order reaches its client as files: one that nobody prints. */
export function sendsFilesToClient({ kind, to_be_printed, execution_fresh }: MovedProject): boolean {
  return KIND_FACTS[kind].mailsUnprintedFiles && !to_be_printed && execution_fresh;
}

/** Whether a Digital that is delivered reaches its screen by a link: it has files, which a forced move does not ask for, and an address. */
export function sendsVideo(
  project: Pick<MovedProject, 'kind' | 'execution_fresh' | 'delivery_email'>,
): boolean {
  return (
    KIND_FACTS[project.kind].deliversFiles && project.execution_fresh && EMAIL.test(project.delivery_email)
  );
}

/** A move as the mails about it tell it. */
export interface StatusNews {
  project: MovedProject;
  from: Status;
  nomDc: string;
  telephoneDc: string;
  /** Who made the move: username, or the address of a link's holder; and as screens show them. */
  resp: string;
  nomResp: string;
  /** What they said and joined. */
  comment: string;
  files: readonly string[];
  /** The day, yyyy-MM-dd, until which somebody promised to act; null where nothing was promised. */
  deadline: string | null;
}

/** The same for one reader. */
export interface ReadNews extends StatusNews {
  /** It is their own move. */
  own: boolean;
  /** They are the project's dc, or do the dc's work. */
  toDc: boolean;
}

/** Writes one mail of a move to one address. */
export type StatusMailTemplate = (to: string, news: ReadNews) => Mail;

/** 'Camille Ferrand a annulé'; to who did it, 'Vous avez annulé'. */
export function whoDid({ own, nomResp }: ReadNews, participle: string): string {
  return own ? `Vous avez ${participle}` : `${nomResp} a ${participle}`;
}

interface Words {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Before the lines by which the project is recognised. */
  facts?: Fact[];
  notes?: string[];
  /** What the button says; it leads to the follow-up of the project. */
  action: string;
}

/** A mail about a move: these words, the project's facts, what was said with it, and the way to the project. */
export function statusMail(template: string, to: string, news: ReadNews, words: Words): Mail {
  const { action, facts = [], ...said } = words;
  return {
    template,
    to,
    projectId: news.project.id,
    ...said,
    facts: [...facts, ...projectFacts(news.project)],
    message: { from: news.own ? null : news.nomResp, text: news.comment, files: news.files },
    action: { label: action, path: PAGE_PATHS.followUp(news.project.id) },
  };
}

/** Until when somebody promised to act, as a fact; none where no day is known. */
export function dueFacts({ deadline }: Pick<StatusNews, 'deadline'>): Fact[] {
  return deadline === null ? [] : [{ label: 'Échéance', value: spokenDay(deadline) }];
}

/** Whom an installer calls, as facts; none where nothing was said. */
export function contactFacts({ project }: StatusNews): Fact[] {
  const facts = [
    { label: 'Contact', value: project.pose_contact },
    { label: 'Téléphone', value: project.pose_phone },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The dc, as somebody without an account reaches them. */
export function reachDc({ nomDc, telephoneDc }: StatusNews): string {
  return telephoneDc === '' ? nomDc : `${nomDc}, ${telephoneDc}`;
}
