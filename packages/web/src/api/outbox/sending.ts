import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import type { WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';

/** A photo that waits: its bytes lie beside it (device/kept-photos.ts). */
export interface WaitingFile {
  /** As its sender named it. */
  name: string;
  /** As the server will store it. */
  filename: string;
  type: FileType;
  mime: string;
  /** In bytes. */
  size: number;
  width: number | null;
  height: number | null;
}

export type SendingKind = 'creation' | 'photo' | 'removal' | 'draft' | 'withdrawal' | 'deposit';

/** An order that was begun here without a network. */
export interface BegunHere {
  type: ProjectType;
  /** Empty where it is still to be asked. */
  nOutlet: string;
  /** The outlet's record was not on the device. */
  sansFiche: boolean;
  /** The outlet as it was here, where it was. */
  fiche?: NonNullable<ProjectDocument['pdv']>;
  /** By how much the server's clock was ahead of this one's at their last contact, in milliseconds. */
  decalage: number | null;
}

/** What waits on this device to be sent, of one person (specification/offline.md#outbox). */
export interface Sending {
  /** 24 hex digits made on the device: the server does the same command once, however often it arrives. */
  id: string;
  kind: SendingKind;
  projectId: string;
  /** Name of the project, as lists show it. */
  project: string;
  /** When it was made, in milliseconds. */
  at: number;
  /** Of a creation: its project has the id that the device made. */
  begun?: BegunHere;
  /** Of a photo. */
  file?: WaitingFile;
  /** Stored name of the file to remove. */
  removes?: string;
  /** Of a draft: how many answers wait. */
  changes?: number;
  /** Of an order that was signed here without a network: once everybody has signed. */
  deposit?: SignedOffline;
  /** When what was signed was saved as a file as well, or offered as a download, in milliseconds: it may then be given up. */
  exportedAt?: number;
  /** The browser said that this file is saved. */
  exportSaved?: boolean;
  /** Of a creation: when an order was exported whose signatures were taken back since. Its file can still make it. */
  formerFileAt?: number;
  /** The person wants the order to be again what was signed. */
  restores?: true;
  /** The person accepted that the signatures are voided. */
  voidsSignatures?: true;
  /** Attempts without an answer, and when the last one was. */
  tries: number;
  triedAt: number | null;
  /** Why it waits for the person, in words: it was refused, or others changed the same answers. Null while it goes by itself. */
  refusal: string | null;
}

/** The refusal of a deposit that the dc has still to sign. */
export const AWAITS_DC = 'Signée par le client, pas encore par vous.';

/** Whether the client has signed it alone. */
export const awaitsDc = ({ refusal }: Pick<Sending, 'refusal'>): boolean => refusal === AWAITS_DC;

/** The refusal of a photo that was taken and not sent yet: it waits for the person's word. */
export const NOT_SENT_YET = 'Prise, pas encore envoyée.';

/** What became of an attempt. */
export type Outcome =
  /** `reply` is the server's; `whole`: everything that waits of its order went with it. */
  | { name: 'sent'; reply?: unknown; whole?: true }
  /** Not answered, or the server cannot for now (`error`): again later, by itself. */
  | { name: 'later'; error?: unknown }
  /** The session has ended: after the next login. */
  | { name: 'expired' }
  /** Waits for the person, who reads why. */
  | { name: 'refused'; message: string; error?: unknown }
  /** What it is for is gone: nothing is left to send. */
  | { name: 'gone' };

export interface Attempt {
  /** Fraction sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends one kind. */
export interface OutboxClient {
  send: (sending: Sending, attempt: Attempt) => Promise<Outcome>;
  /** What waits of this kind in a place of its own, besides the stored queue. */
  list?: () => Promise<Sending[]>;
  /** The person gives it up. */
  drop?: (sending: Sending) => Promise<void>;
  /** The person wants what was refused to be sent again; undefined: all of it. */
  again?: (id?: string) => void;
  /** What waits as a file that other programs open; undefined where there is nothing to keep. */
  fileOf?: (sending: Sending) => Promise<File | undefined>;
  /** Of drafts: the answers of a project that were not sent. */
  answersOf?: (projectId: string) => Promise<WaitingOrder['reponses']>;
}
