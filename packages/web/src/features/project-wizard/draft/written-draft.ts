import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Seal } from '../../../api/device/seal.ts';
import type { ServerContent } from './draft-state.ts';

/** Unsaved answers, with their base version. */
export interface DeviceDraft {
  base: ServerContent;
  document: ProjectDocument;
  /** Sent without a reply: the server may have stored them. */
  unconfirmed: ProjectDocument[];
  at: number;
  /** Identifies this content, as another tab may have written since. */
  stamp: string;
}

/** Up to where a device has sent everything: the server's version then, and the time of the last draft. */
export interface Settled {
  version: number;
  at: number;
}

/** A storage place for one draft. */
export interface Place<Write> {
  read: () => Write extends Promise<void> ? Promise<DeviceDraft | undefined> : DeviceDraft | undefined;
  write: (draft: DeviceDraft) => Write;
  forget: (stamp: string) => Write;
}

/**
 * Whether a draft is of what the server has since. A browser writes its small storage to the disk every few seconds only: killed
 * before, it comes back with notes that were deleted. And where the large one is full, a draft stays that none could be
 * written over.
 */
export function isBack(left: DeviceDraft, settled: Settled | undefined): boolean {
  return settled !== undefined && left.base.version < settled.version && left.at <= settled.at;
}

/** The large storage of one draft. */
export interface RoomyPlace extends Place<Promise<void>> {
  /** Deletes this content, and what `isBack`. */
  forget: (stamp: string, settled?: Settled) => Promise<void>;
  settled: () => Promise<Settled | undefined>;
  /** Never rejects. */
  settle: (settled: Settled) => Promise<void>;
}

/** Writes drafts as sealed texts, and reads them; those that a former release left unsealed are objects, or JSON. */
export function writingOf(seal: Seal, place: string) {
  const parsed = (text: string | null) => (text === null ? undefined : (JSON.parse(text) as DeviceDraft));
  // The note and the stored draft are the same text: a card of 600 lines is sealed once, and not opened to be deleted.
  let last: { draft: DeviceDraft; text: string } | undefined;
  return {
    write: (draft: DeviceDraft) => {
      if (last?.draft !== draft) last = { draft, text: seal.close(JSON.stringify(draft), place) };
      return last.text;
    },
    writeLater: async (draft: DeviceDraft) => {
      if (last?.draft === draft) return last.text;
      const text = await seal.closeLater(JSON.stringify(draft), place);
      last = { draft, text };
      return text;
    },
    /** The stamp of what was left, if this page wrote it last; undefined where it must be opened. */
    stampOf: (left: unknown) => (last !== undefined && left === last.text ? last.draft.stamp : undefined),
    read: (left: string | DeviceDraft | null | undefined) => {
      if (left === null || left === undefined) return undefined;
      if (typeof left === 'object') return left;
      return parsed(left.startsWith('{') ? left : seal.open(left, place));
    },
  };
}
export type Writing = ReturnType<typeof writingOf>;
