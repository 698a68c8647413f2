import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { marksOf } from '../../../components/documents/marks-of.ts';
import { PageMarks } from '../../../components/documents/PageMarks.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { useReviewFindings } from '../review/use-review-findings.ts';
import type { RoomSideState } from './use-room-sides.ts';

/** How the version at the right differs from its order; `onLook` shows the place of one. */
export function useRoomFindings(
  { project, viewer, proofs }: { project: Project; viewer: Viewer; proofs: readonly ProofVersion[] },
  { proof }: RoomSideState,
  onLook: (finding: Finding) => void,
) {
  const { findings, view, isByEye } = useReviewFindings(project, proofs, proof, viewer);
  const listed = findings?.commande ?? [];
  const select = (id: string) => {
    view.onSelect(id);
    const finding = listed.find((one) => one.id === id);
    if (finding && view.selected !== id) onLook(finding);
  };
  return {
    findings,
    isByEye,
    view: { ...view, onSelect: select },
    /** The one after or before the selected one. */
    step: (by: 1 | -1) => {
      const at = listed.findIndex(({ id }) => id === view.selected);
      const next = at === -1 ? listed.at(by === 1 ? 0 : -1) : listed[at + by];
      if (next) select(next.id);
    },
  };
}

export type RoomFindings = ReturnType<typeof useRoomFindings>;

interface FindingMarksProps {
  found: RoomFindings;
  state: RoomSideState;
  /** Of this version, or of the one before. */
  of: 'place' | 'placeAvant';
}

/** Over the page: the numbered places of the differences. */
export function FindingMarks({ found, state: { proof, sheets, index }, of }: FindingMarksProps) {
  const sheet = sheets[index];
  const { findings, view } = found;
  if (sheet === undefined || findings === undefined) return null;
  const here = findings.commande.map((finding) =>
    finding[of]?.version === proof.version ? finding : { ...finding, [of]: null },
  );
  return (
    <PageMarks
      marks={marksOf(here, { fichier: sheet.file.id, page: sheet.page }, of)}
      selected={view.selected}
      onSelect={view.onSelect}
    />
  );
}
