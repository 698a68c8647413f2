import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import type { useProjectFiles } from '../../hooks/use-project-files.ts';
import type { useProofs } from '../../hooks/use-proofs.ts';
import type { FollowUpDialog } from './dialogs/use-follow-up-dialogs.ts';
import type { StatusProps } from './status-change/use-status-props.ts';

/** A version of the proof, which is looked at in its room, from this file on. */
interface OpenedProof {
  kind: 'proof';
  version: number;
  fileId: string;
}

/** What a part of the follow-up may open: a dialog, or the proof's room. */
export type Opened = FollowUpDialog | OpenedProof;

/** What each card of the follow-up is made of. */
export interface CardProps {
  project: Project;
  viewer: Viewer;
  proofs: ReturnType<typeof useProofs>;
  files: ReturnType<typeof useProjectFiles>;
  now: number;
  onShow: (opened: Opened) => void;
  /** What a form that changes the status takes. */
  sending: StatusProps['ordinary'];
}
