import type { RemarkAct } from '@ardoise/domain/rules/remarks.ts';
import type { NewHistoryEntry } from '@ardoise/server/features/project/projects/history.repository.ts';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import type { SeededRandom } from '../seed/seeded-random.ts';
import type { ProofSheet } from './proof-sheet.ts';

/** A file of the agency: its parameters, drawn when it is loaded. */
export interface MadeFile {
  id: string;
  type: 'photo_crea' | 'execution';
  filename: string;
  sheet: ProofSheet;
  by: string;
  at: Date;
  /** The version of the proof it creates; an execution file creates none. */
  version: number | null;
  sentAt: Date | null;
  retired: boolean;
  frozen: boolean;
  superseded: boolean;
}

/** The client's approval of a version. */
export interface MadeApproval {
  version: number;
  nom: string;
  qualite: string;
  via: 'lien' | 'tablette' | 'compte';
  email: string;
  signedBy: string;
  at: Date;
  withdrawn: { at: Date; why: string } | null;
}

/** What was said under a remark. */
export interface MadeReply {
  act: RemarkAct;
  version: number;
  author: string;
  at: Date;
}

/** A remark on a version of the proof. */
export interface MadeNote {
  version: number;
  fileId: string;
  x: number;
  y: number;
  texte: string;
  author: string;
  authorName: string;
  at: Date;
  waits: boolean;
  /** The version on which it was settled. */
  settled: number | null;
  replies: MadeReply[];
}

/** A line of the history; for one that records an approval, the approved version. */
export interface MadeLine extends NewHistoryEntry {
  at: Date;
  agreedVersion?: number;
}

/** What a project's people did after its order was signed. */
export interface Life {
  project: StoredProject;
  history: MadeLine[];
  files: MadeFile[];
  approvals: MadeApproval[];
  notes: MadeNote[];
}

/** Actors of a project's life, besides the people in its columns. */
export interface Actors {
  siege: string;
  printer: string;
  installer: string;
  /** The username of their account, or the address that links are sent to. */
  client: string;
  random: SeededRandom;
}

/** The same life with the project changed. */
export function written(life: Life, change: Partial<StoredProject>): Life {
  return { ...life, project: { ...life.project, ...change, version: life.project.version + 1 } };
}
