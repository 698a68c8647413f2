import { saysSomething } from '../projects/comment.ts';
import type { Role } from '../projects/roles.ts';
import type { Status } from '../projects/statuses.ts';
import { isMadeByAgency } from './moves.ts';
import type { Permission } from './permissions.ts';

/** What is done under a remark: a reply, the agency's 'Fait', the asker's 'C’est réglé' and 'Pas encore'. */
export const REMARK_ACTS = ['reponse', 'fait', 'reglee', 'pasEncore'] as const;
export type RemarkAct = (typeof REMARK_ACTS)[number];

/** The row of the table that each of them asks for: 'Fait' is of the agency, while the order is with it. */
export const ACT_PERMISSIONS = {
  reponse: 'proof.annotate',
  fait: 'project.take',
  reglee: 'proof.annotate',
  pasEncore: 'proof.annotate',
} as const satisfies Record<RemarkAct, Permission>;

export const REMARK_STATES = ['ouverte', 'aVerifier', 'reglee'] as const;
export type RemarkState = (typeof REMARK_STATES)[number];

/** What a remark has become (specification/proofs-and-approvals.md#remarks). */
export interface RemarkProgress {
  /** The version of the proof on which it was put. */
  version: number;
  /** It still wants the agency's answer, which holds its moves. */
  waits: boolean;
  /** The version on which its asker last said 'Pas encore'. */
  askedAgain: number | null;
  /** The version on which it was settled. */
  settled: number | null;
}

export interface Remark extends RemarkProgress {
  /** A username, or the address of a link's holder. */
  author: string;
  authorRole: Role;
  /** A question of the agency that makes the proof. */
  byAgency: boolean;
}

/** The version since which it is asked. */
export function sinceVersion({ version, askedAgain }: RemarkProgress): number {
  return askedAgain ?? version;
}

/** On the next version what was answered is to be verified by whoever asked; a question of the agency stays one. */
export function remarkState(remark: RemarkProgress & Pick<Remark, 'byAgency'>, current: number): RemarkState {
  if (remark.settled !== null) return 'reglee';
  return !remark.byAgency && !remark.waits && sinceVersion(remark) < current ? 'aVerifier' : 'ouverte';
}

const NOT_ASKED = 'Seul son auteur peut dire cette remarque réglée.';
const OF_THE_AGENCY = '«\u00a0Fait\u00a0» répond à une remarque, pas à une question de l’agence.';
const IS_SETTLED = 'Cette remarque est réglée.';
export const CLIENTS_TO_SETTLE = 'Au client de la régler\u00a0: il n’a pas vu plus récent.';

type Teller = { name: string; role: Role };

const ASKED_BY_THEIR_OWN: readonly Role[] = ['agence', 'dc'];

/**
 * Why this person may not say whether a remark is settled; null if they may: its asker, for an agency or a delegate
 * whoever has the order now, head office, and the delegate for a client who was shown a newer version since.
 */
function refusalToSettle(remark: Remark, { name, role }: Teller, shownToClient: number): string | null {
  if (role === 'siege' || role === 'administrator' || remark.author === name) return null;
  if (ASKED_BY_THEIR_OWN.includes(role) && remark.authorRole === role) return null;
  if (role !== 'dc' || remark.authorRole !== 'client') return NOT_ASKED;
  return shownToClient > sinceVersion(remark) ? null : CLIENTS_TO_SETTLE;
}

/**
 * The sentence that refuses an act under a remark that the reader sees; null where it is possible. Roles and statuses
 * are of the table of permissions (`ACT_PERMISSIONS`). `shownToClient` is the newest version that the client was shown.
 */
export function refusalOfAct(
  act: RemarkAct,
  remark: Remark,
  teller: Teller,
  shownToClient: number,
): string | null {
  switch (act) {
    case 'reponse':
      return null;
    case 'fait':
      if (remark.byAgency) return OF_THE_AGENCY;
      return remark.settled === null ? null : IS_SETTLED;
    case 'reglee':
    case 'pasEncore':
      return refusalToSettle(remark, teller, shownToClient);
  }
}

/** A client reads the remarks of their own hand alone, with every answer to them. */
export function seesRemark(author: string, { name, role }: Teller): boolean {
  return role !== 'client' || author === name;
}

/** What was said last under a remark. */
export interface Said {
  act: RemarkAct;
  texte: string;
  author: string;
}

/** The same once more, of a double click: nothing is written again. */
export function isSaidAlready(remark: Remark, last: Said | undefined, said: Said, current: number): boolean {
  switch (said.act) {
    case 'reponse':
      return last?.act === 'reponse' && last.author === said.author && last.texte === said.texte;
    case 'fait':
      return !remark.waits && last?.act === 'fait';
    case 'reglee':
      return remark.settled !== null;
    case 'pasEncore':
      return remark.settled === null && remark.waits && sinceVersion(remark) === current;
  }
}

/**
 * Whether an agency's act answers the remark: only while it has the order, after the return that brought it, and
 * with words only where they say something.
 */
function answers(act: RemarkAct, texte: string, role: Role, statut: Status): boolean {
  return role === 'agence' && isMadeByAgency(statut) && (act === 'fait' || saysSomething(texte));
}

/** What becomes of a remark once this is said under it; `current` is the version of the proof. */
export function progressAfter(
  remark: Remark,
  { act, texte }: Pick<Said, 'act' | 'texte'>,
  { role, statut, current }: { role: Role; statut: Status; current: number },
): Pick<RemarkProgress, 'waits' | 'askedAgain' | 'settled'> {
  const { waits, askedAgain, settled } = remark;
  switch (act) {
    case 'reponse':
    case 'fait':
      return { waits: waits && !answers(act, texte, role, statut), askedAgain, settled };
    case 'reglee':
      return { waits: false, askedAgain, settled: current };
    case 'pasEncore':
      return { waits: !remark.byAgency, askedAgain: current, settled: null };
  }
}

/** A file of a version: `pages` is null where nobody counted them. */
interface ProofPages {
  id: string;
  pages: number | null;
}

/**
 * Where a remark hangs on a later version: on the same file, else on that of the same rank, on the last one where there
 * are fewer; on its page, or the last one. Null where the version has no file.
 */
export function carriedPlace(
  at: { fichier: string; page: number },
  before: readonly ProofPages[],
  now: readonly ProofPages[],
): { fichier: string; page: number } | null {
  const rank = before.findIndex(({ id }) => id === at.fichier);
  const file = now.find(({ id }) => id === at.fichier) ?? now[Math.max(0, rank)] ?? now.at(-1);
  if (file === undefined) return null;
  return { fichier: file.id, page: Math.min(at.page, file.pages ?? at.page) };
}

/** 'Une remarque attend votre réponse.', '2 remarques attendent votre réponse.' */
export function remarksToAnswer(count: number): string {
  return count === 1 ? 'Une remarque attend votre réponse.' : `${count} remarques attendent votre réponse.`;
}
