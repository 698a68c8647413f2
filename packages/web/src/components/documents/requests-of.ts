import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isMadeByAgency, isUnderReview, withdrawsApproval } from '@ardoise/domain/rules/moves.ts';
import type { HistoryEntry } from '../projects/history-entry.ts';
import type { Viewer } from '../projects/holder-words.ts';
import { pinsOn, type Remark, threadsOf } from './remark-threads.ts';

/** Requests that go on from earlier versions, and the agency's answers and questions. */
export interface Requests {
  /** Who requested it; null without a request. */
  asked: { who: string; yours: boolean; message: string; remarks: Remark[] } | null;
  /** The agency's message with the current version; empty without one. */
  answer: string;
  /** On the current version: the agency's questions, and the others' remarks. */
  questions: Remark[];
  remarks: Remark[];
  /** Every remark that hangs on it. */
  pins: Remark[];
}

type Subject = Pick<Project, 'historique'>;

const isCorrection = ({ statut_dep, statut_arr, nature }: HistoryEntry) =>
  nature === 'mouvement' &&
  statut_dep !== '' &&
  isUnderReview(statut_dep) &&
  withdrawsApproval(statut_dep, statut_arr);

const isSending = ({ statut_dep, statut_arr, nature }: HistoryEntry) =>
  nature === 'mouvement' && statut_dep !== '' && isMadeByAgency(statut_dep) && isUnderReview(statut_arr);

/**
 * The requests about a proof, numbered as its pins: those that go on from earlier versions, then those of the current
 * one. `proofs` and the history are newest first.
 */
export function requestsOf(
  { historique }: Subject,
  proofs: readonly ProofVersion[],
  current: ProofVersion,
  viewer: Viewer,
): Requests {
  const sent = historique.find(isSending);
  const correction = historique.find(isCorrection);
  const before = proofs.find(({ version }) => version < current.version);
  const threads = threadsOf(proofs);
  const asksYou = new Set(threads.filter(({ deAgence }) => deAgence).map(({ id }) => id));
  const pins = pinsOn(threads, current);
  const present = pins.filter(({ former }) => !former);
  const former = pins.filter((pin) => pin.former && !asksYou.has(pin.id));
  const wasSentBack = before !== undefined && correction !== undefined;
  const asked =
    wasSentBack && (correction.comment !== '' || former.length > 0)
      ? {
          who: whoAsked(correction),
          yours: correction.resp === viewer.name,
          message: correction.comment,
          remarks: former,
        }
      : null;
  const others = [...(asked === null ? former : []), ...present];
  return {
    asked,
    answer: wasSentBack && sent !== undefined && sent.t_creation > correction.t_creation ? sent.comment : '',
    questions: present.filter(({ id }) => asksYou.has(id)),
    remarks: others.filter(({ id }) => !asksYou.has(id)),
    pins,
  };
}

/** A mailed link's holder is recorded by address. */
function whoAsked({ nomResp, resp }: HistoryEntry): string {
  const name = nomResp || resp;
  return name.includes('@') ? 'Le client' : name;
}
