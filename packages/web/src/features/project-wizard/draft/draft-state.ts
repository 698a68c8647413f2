import { changedParts } from '@ardoise/domain/answers/changed-parts.ts';
import {
  commonAncestor,
  type FieldConflict,
  mergeDocuments,
} from '@ardoise/domain/answers/merge-documents.ts';
import type { FieldPath } from '@ardoise/domain/answers/walk-answers.ts';
import { withoutEmptyLines } from '@ardoise/domain/card-text/empty-lines.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';

/** Maximum of remembered calls without a reply. */
export const MOST_UNCONFIRMED = 3;

/** Flags of a save besides the answers. */
export interface SaveOrder {
  nextState?: string | null;
  create?: boolean;
  popin?: boolean;
  /** The user accepted the warning that signatures will be voided. */
  annuleSignatures?: boolean;
  /** Head office's reason for amending a submitted order. */
  comment?: string;
}

/** The known state of the server. */
export interface ServerContent {
  document: ProjectDocument;
  version: number;
}

export type DraftPhase =
  /** The server has the screen's answers. */
  | { name: 'settled' }
  /** Unsent changes: sent at once if requested, else debounced. */
  | { name: 'changed' }
  | { name: 'sending' }
  /** The server was unreachable, or failed; retried with backoff. */
  | { name: 'retrying'; reached: boolean }
  /** The session has ended; sent after the next login. */
  | { name: 'expired' }
  /** Conflict: another person changed the same answers. */
  | { name: 'conflicting'; theirs: ServerContent; conflicts: FieldConflict[] }
  /** The order is signed, and this change would void the signatures. */
  | { name: 'signed' }
  | { name: 'refused'; message: string };

/** State of saving; `advance` is its only reducer. */
export interface DraftState {
  base: ServerContent;
  current: ProjectDocument;
  phase: DraftPhase;
  /** Requested and not sent yet, or to be resent. */
  order: SaveOrder | null;
  /** The call in progress. */
  sent: { document: ProjectDocument; order: SaveOrder | null } | null;
  /** Sent without an acknowledgement: the server may have stored them. */
  unconfirmed: ProjectDocument[];
  failures: number;
  /** Time of the last acknowledgement, in milliseconds. */
  savedAt: number | null;
  /** Answers merged from another person last time. */
  incoming: FieldPath[];
}

export type DraftEvent =
  | { type: 'changed'; document: ProjectDocument }
  | { type: 'asked'; order: SaveOrder }
  | { type: 'left' }
  | { type: 'acknowledged'; server: ServerContent; at: number }
  | { type: 'unreachable' }
  /** The server is reachable and cannot save for now. */
  | { type: 'unavailable' }
  | { type: 'expired' }
  /** `left`: where a draft of this device is opened. */
  | { type: 'stale'; server: ServerContent; left?: boolean }
  | { type: 'decided'; decide: (conflict: FieldConflict) => 'mine' | 'theirs' }
  | { type: 'wouldVoid' }
  | { type: 'restored' }
  | { type: 'refused'; message: string };

export function initialState(server: ServerContent, savedAt: number | null): DraftState {
  return {
    base: server,
    current: server.document,
    phase: { name: 'settled' },
    order: null,
    sent: null,
    unconfirmed: [],
    failures: 0,
    savedAt,
    incoming: [],
  };
}

/** What a device has of a draft. */
interface LeftDraft {
  base: ServerContent;
  document: ProjectDocument;
  unconfirmed: ProjectDocument[];
}

/**
 * The state of a draft that was left on this device. All of it may be sent already: by a tab that had it until now and could
 * not write so, since another took it over or the device is full.
 */
export function stateOfLeft({ base, document, unconfirmed }: LeftDraft, savedAt: number | null): DraftState {
  const written = withoutEmptyLines(document);
  const isKnown = [base.document, ...unconfirmed].some((sent) => changedParts(sent, written).length === 0);
  return {
    ...initialState(base, savedAt),
    current: document,
    unconfirmed: isKnown ? unconfirmed : [...unconfirmed, written].slice(-MOST_UNCONFIRMED),
  };
}

/** Whether the screen has answers that the server lacks. */
export function hasUnsaved(state: DraftState): boolean {
  return changedParts(state.base.document, state.current).length > 0;
}

/**
 * Whether the server may have other answers than the screen: also where a change whose call had no answer was undone since.
 */
export function mayDiffer(state: DraftState): boolean {
  const { base, current, sent, unconfirmed } = state;
  const documents = [current, ...unconfirmed, ...(sent === null ? [] : [sent.document])];
  return documents.some((document) => changedParts(base.document, document).length > 0);
}

function rest(state: DraftState): DraftState {
  const pending = state.order !== null || mayDiffer(state);
  return { ...state, phase: { name: pending ? 'changed' : 'settled' } };
}

/** Queues the call in progress for a resend. */
function takenBack(state: DraftState): DraftState {
  const order = state.sent?.order || state.order ? { ...state.sent?.order, ...state.order } : null;
  return { ...state, order, sent: null };
}

/**
 * The document to send again as it was, since its call had no answer: the server may have it, and of later ones it could not
 * be told which it has. An amendment's comment goes with all of it, once.
 */
function unanswered({ unconfirmed, order }: DraftState): ProjectDocument | undefined {
  return order?.comment === undefined ? unconfirmed.at(-1) : undefined;
}

function onLeft(state: DraftState): DraftState {
  const again = unanswered(state);
  if (again !== undefined) {
    const isLatest = changedParts(again, state.current).length === 0;
    const next: DraftState = { ...state, phase: { name: 'sending' }, incoming: [] };
    if (isLatest) return { ...next, sent: { document: again, order: state.order }, order: null };
    // What else was asked follows with the latest answers.
    const order = state.order?.annuleSignatures ? { annuleSignatures: true } : null;
    return { ...next, sent: { document: again, order } };
  }
  // Without the lines of a card that are not written: the server has none, and would seem to have removed them.
  const sent = { document: withoutEmptyLines(state.current), order: state.order };
  return { ...state, phase: { name: 'sending' }, sent, order: null, incoming: [] };
}

function onAcknowledged(state: DraftState, server: ServerContent, at: number): DraftState {
  // Merges answers completed by the server's rules; later input wins.
  const { document } = mergeDocuments(
    state.sent?.document ?? state.base.document,
    state.current,
    server.document,
  );
  return rest({
    ...state,
    base: server,
    current: document,
    sent: null,
    unconfirmed: [],
    failures: 0,
    savedAt: at,
  });
}

function onNoReply(state: DraftState, reached: boolean): DraftState {
  const { sent } = state;
  const isNew = sent !== null && !state.unconfirmed.includes(sent.document);
  const unconfirmed = isNew
    ? [...state.unconfirmed, sent.document].slice(-MOST_UNCONFIRMED)
    : state.unconfirmed;
  const failures = state.failures + 1;
  return { ...takenBack(state), unconfirmed, phase: { name: 'retrying', reached }, failures };
}

/** The tab that had a draft until now merges it as this one does, and may have sent that. */
function sentByOther(merged: ProjectDocument, server: ServerContent): ProjectDocument[] {
  return changedParts(server.document, merged).length === 0 ? [] : [withoutEmptyLines(merged)];
}

function onStale(state: DraftState, server: ServerContent, left: boolean): DraftState {
  const ancestor = commonAncestor(state.base.document, state.unconfirmed, server.document);
  const merge = mergeDocuments(ancestor, state.current, server.document);
  if (merge.conflicts.length > 0) {
    const base = { document: ancestor, version: state.base.version };
    return {
      ...takenBack(state),
      base,
      phase: { name: 'conflicting', theirs: server, conflicts: merge.conflicts },
    };
  }
  const unconfirmed = left ? sentByOther(merge.document, server) : [];
  const merged = { base: server, current: merge.document, incoming: merge.incoming, unconfirmed };
  return rest({ ...takenBack(state), ...merged, failures: 0 });
}

function onDecided(state: DraftState, decide: (conflict: FieldConflict) => 'mine' | 'theirs'): DraftState {
  if (state.phase.name !== 'conflicting') return state;
  const { theirs } = state.phase;
  const merge = mergeDocuments(state.base.document, state.current, theirs.document, decide);
  return rest({ ...state, base: theirs, current: merge.document, incoming: merge.incoming, unconfirmed: [] });
}

function onRefused(state: DraftState, message: string): DraftState {
  const { sent, unconfirmed } = state;
  // The server has not stored it, and judges the latest answers next.
  if (sent !== null && unconfirmed.includes(sent.document))
    return rest({ ...takenBack(state), unconfirmed: [] });
  return { ...takenBack(state), order: null, phase: { name: 'refused', message } };
}

/** Phases in which a change is only queued. */
const HOLDING: readonly DraftPhase['name'][] = ['sending', 'retrying', 'expired', 'conflicting', 'signed'];

function onChanged(state: DraftState, document: ProjectDocument): DraftState {
  const next = { ...state, current: document, incoming: [] };
  return HOLDING.includes(state.phase.name) ? next : rest(next);
}

function onAsked(state: DraftState, order: SaveOrder): DraftState {
  const next = { ...state, order: { ...state.order, ...order } };
  const waits = state.phase.name === 'sending' || state.phase.name === 'conflicting';
  return waits ? next : { ...next, phase: { name: 'changed' } };
}

/** The reducer of saving. Pure: the draft keeper executes what the new state requires. */
export function advance(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'changed':
      return onChanged(state, event.document);
    case 'asked':
      return onAsked(state, event.order);
    case 'left':
      return onLeft(state);
    case 'acknowledged':
      return onAcknowledged(state, event.server, event.at);
    case 'unreachable':
      return onNoReply(state, false);
    case 'unavailable':
      return onNoReply(state, true);
    case 'expired':
      return { ...takenBack(state), phase: { name: 'expired' } };
    case 'stale':
      return onStale(state, event.server, event.left === true);
    case 'decided':
      return onDecided(state, event.decide);
    case 'wouldVoid':
      return { ...takenBack(state), phase: { name: 'signed' } };
    case 'restored':
      return { ...state, current: state.base.document, order: null, sent: null, phase: { name: 'settled' } };
    case 'refused':
      return onRefused(state, event.message);
  }
}

const TYPING_PAUSE = 1500;
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 30_000;

/** Delay in milliseconds until the next call; `null` when none is due. */
export function dueIn(state: DraftState, autosave: boolean): number | null {
  if (state.phase.name === 'retrying')
    return Math.min(FIRST_RETRY * 2 ** (state.failures - 1), LONGEST_RETRY);
  if (state.phase.name !== 'changed') return null;
  if (state.order !== null || state.incoming.length > 0) return 0;
  return autosave ? TYPING_PAUSE : null;
}
