import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { useState } from 'react';
import { indexOfSheet, type ProofSheet, sheetsOf } from '../../../components/documents/proof-sheets.ts';
import type { SideIndex } from './room-views.ts';

/** What one side shows. */
export interface RoomSideState {
  proof: ProofVersion;
  sheets: readonly ProofSheet[];
  /** Of the page, from 0. */
  index: number;
}

interface Choice {
  /** The current version when it was made. */
  of: number;
  left: number | null;
  right: number | null;
}

/** The version and the file to begin with, as an address says: of none, the current one and its first. */
export interface Asked {
  /** NaN without one. */
  version: number;
  fichier: string | undefined;
}

const within = (index: number, sheets: readonly unknown[]) => Math.max(0, Math.min(sheets.length - 1, index));

/** The versions of both sides and their pages; the left one is null while there is one version. `proofs` newest first. */
export function useRoomSides(proofs: readonly [ProofVersion, ...ProofVersion[]], asked: Asked) {
  const [newest] = proofs;
  const current = proofs.find(({ actuelle }) => actuelle) ?? newest;
  // A choice holds until another version comes: that one is then shown.
  const [choice, setChoice] = useState<Choice>({ of: current.version, left: null, right: asked.version });
  const chosen = choice.of === current.version ? choice : { ...choice, right: null };
  const [pages, setPages] = useState<readonly [number, number]>(() => {
    const { fichiers } = proofs.find(({ version }) => version === asked.version) ?? current;
    const first = indexOfSheet(sheetsOf(fichiers, {}), asked.fichier ?? '', 1);
    return [first, first];
  });
  const at = (version: number | null) => proofs.find((proof) => proof.version === version);
  const right = at(chosen.right) ?? current;
  // Another version than the right one: the one before it, or the next where it is the first.
  const others = proofs.filter(({ version }) => version !== right.version);
  const left =
    others.find(({ version }) => version === chosen.left) ??
    others.find(({ version }) => version < right.version) ??
    others.at(-1);
  const stateOf = (proof: ProofVersion, side: SideIndex): RoomSideState => {
    const sheets = sheetsOf(proof.fichiers, {});
    return { proof, sheets, index: within(pages[side], sheets) };
  };
  const rightState = stateOf(right, 1);
  return {
    current,
    left: left === undefined ? null : stateOf(left, 0),
    right: rightState,
    /** The version that the other side shows changes places with it. */
    choose: (side: SideIndex, version: number) => {
      const shown = [left?.version ?? null, right.version] as const;
      const other = shown[side === 0 ? 1 : 0];
      const kept = other === version ? shown[side] : other;
      const of = current.version;
      setChoice(side === 0 ? { of, left: version, right: kept } : { of, left: kept, right: version });
    },
    /** Shows a page of a side; of both while they are linked. */
    turnTo: (side: SideIndex, index: number, linked: boolean) =>
      setPages((now) => (linked ? [index, index] : side === 0 ? [index, now[1]] : [now[0], index])),
    /** The right side shows the page of a remark. */
    pageOf: (fileId: string, page: number) => indexOfSheet(rightState.sheets, fileId, page),
  };
}

export type RoomSides = ReturnType<typeof useRoomSides>;
