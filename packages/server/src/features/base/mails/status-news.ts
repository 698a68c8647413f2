import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import type { Delegate } from '../people/delegate-of.ts';
import { type Fact, type Mail, type MailedProject, projectFacts, spokenDay } from './mail.ts';
import type { MailReader } from './mail-readers.repository.ts';

/** What mails contain of a project besides its name; a stored project fits. */
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

/** Whether the client has a valid address. */
export function canBeMailed({ client_email }: Pick<MovedProject, 'client_email'>): boolean {
  return EMAIL.test(client_email);
}

/**
 * Whether the client is sent a link to the proof: requires a proof, which a forced move does not guarantee, and an
 * address.
 */
export function sendsProofToClient(project: MovedProject): boolean {
  return project.proof_version > 0 && canBeMailed(project);
}

/** Whether a finished order is delivered to its client as files: one that is not printed. */
export function sendsFilesToClient({ kind, to_be_printed, execution_fresh }: MovedProject): boolean {
  return KIND_FACTS[kind].mailsUnprintedFiles && !to_be_printed && execution_fresh;
}

/**
 * Whether a delivered Digital is mailed as a link: requires files, which a forced move does not guarantee, and an
 * address.
 */
export function sendsVideo(
  project: Pick<MovedProject, 'kind' | 'execution_fresh' | 'delivery_email'>,
): boolean {
  return (
    KIND_FACTS[project.kind].deliversFiles && project.execution_fresh && EMAIL.test(project.delivery_email)
  );
}

/** A move, as input of its mails. */
export interface StatusNews extends Delegate, Pick<Mail, 'picture'> {
  project: MovedProject;
  from: Status;
  /** Actor of the move: username, or the address of a link's holder; and display name. */
  resp: string;
  nomResp: string;
  /** Their comment and attached files. */
  comment: string;
  files: readonly string[];
  /** The promised day, yyyy-MM-dd; null without a promise. */
  deadline: string | null;
  /** In sentences. */
  delays: Delays;
  /** Files of a calendar for the days that are fixed and to come. */
  calendars?: Partial<Record<PoseDate, NonNullable<Mail['calendar']>>>;
  /** How the proof differs from the order: '3 prix changés'; empty where it does not, or nobody knows. */
  ecarts?: string;
  /** Of the link by which the client follows the order, if they get one. */
  trackingToken?: string | null;
}

/** The news of a move, its delegate and its actor as these accounts name them. */
export function newsOf(
  known: readonly MailReader[],
  dc: string,
  news: Omit<StatusNews, keyof Delegate | 'nomResp'>,
): StatusNews {
  const find = (username: string) => known.find(({ name }) => name.toLowerCase() === username.toLowerCase());
  const delegate = find(dc);
  return {
    ...news,
    nomDc: delegate?.shown ?? dc,
    telephoneDc: delegate?.telephone ?? '',
    mailDc: delegate?.mail ?? '',
    // The actor of a mailed link is the client, recorded by address.
    nomResp: find(news.resp)?.shown ?? (news.project.client_name.trim() || news.resp),
  };
}

/** The same for one recipient. */
export interface ReadNews extends StatusNews {
  /** It is their own move. */
  own: boolean;
  /** They are the project's dc, or replace them. */
  toDc: boolean;
}

/** Template of a mail about a move to one address. */
export type StatusMailTemplate = (to: string, news: ReadNews) => Mail;

/** 'Camille Ferrand a annulé'; to the actor, 'Vous avez annulé'. */
export function whoDid({ own, nomResp }: ReadNews, participle: string): string {
  return own ? `Vous avez ${participle}` : `${nomResp} a ${participle}`;
}

interface Words extends Pick<Mail, 'calendar'> {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Before the facts that identify the project. */
  facts?: Fact[];
  notes?: string[];
  /** Label of the button; it links to the follow-up of the project. */
  action: string;
}

/** A mail about a move: these words, the project's facts, the comment, and a link to the project. */
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

/** The file of one of its days, as a part of a mail; none where it is not fixed. */
export function calendarIn({ calendars }: StatusNews, date: PoseDate): Pick<Mail, 'calendar'> {
  const calendar = calendars?.[date];
  return calendar === undefined ? {} : { calendar };
}

/** The promised day, as a fact; none without a day. */
export function dueFacts({ deadline }: Pick<StatusNews, 'deadline'>): Fact[] {
  return deadline === null ? [] : [{ label: 'Échéance', value: spokenDay(deadline) }];
}

/** Contact of the installer, as facts; none if unknown. */
export function contactFacts({ project }: Pick<StatusNews, 'project'>): Fact[] {
  const facts = [
    { label: 'Contact', value: project.pose_contact },
    { label: 'Téléphone', value: project.pose_phone },
  ];
  return facts.filter(({ value }) => value !== '');
}
