import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { sayOnList } from '../../../components/projects/said-store.ts';
import { statusMessage } from '../../../components/projects/status-messages.ts';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import type { NextProject } from '../../../components/projects/use-next-project.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';
import { useNavigate } from '../../../router/context.ts';
import type { FollowUpDialogState } from '../dialogs/use-follow-up-dialogs.ts';
import type { DraftChange } from '../dialogs/use-message-drafts.ts';

interface StatusPropsOptions {
  project: Project;
  viewer: Viewer;
  dialogs: FollowUpDialogState;
  /** The next project of the same list. */
  next: NextProject | null;
}

export type StatusProps = ReturnType<typeof useStatusProps>;

/**
 * Roles that may submit despite an exhausted quota, with a comment
 * (specification/quotas.md#submission-beyond-the-quota).
 */
const HEAD_OFFICE: readonly string[] = ['siege', 'administrator'];

/** Longer than the usual message: two lines. */
const READING_MS = 10_000;

function messageAbout(project: Project, target: Target, delays: Delays): string {
  const { typeProjet, statut: from } = project;
  return statusMessage({ typeProjet, from, target, name: projectName(project), delays });
}

/** Common props of a change of status, and what follows it. */
export function useStatusProps({ project, viewer, dialogs, next }: StatusPropsOptions) {
  const { drafts, close, closePopin, reload } = dialogs;
  const navigate = useNavigate();
  const { to: behind } = useListBehind();
  const toast = useToast();
  const delays = useDelays();
  const say = (target: Target) =>
    toast({ message: messageAbout(project, target, delays), duration: READING_MS });
  // A client's orders are cards, and no queue.
  const sayThere = (target: Target) => {
    if (viewer.role === 'client') return say(target);
    const message = messageAbout(project, target, delays);
    sayOnList({ id: project._id.$oid, name: projectName(project), message, next });
  };
  const common = (key: Target | 'force') => ({
    project,
    draft: drafts.draftOf(key),
    onDraft: (change: DraftChange) => drafts.keep(key, change),
    onType: (comment: string) => drafts.type(key, comment),
    onStale: (message: string) => reload(message, key),
  });
  return {
    leave: () => void navigate(behind),
    ordinary: (action: ProjectAction, stays = false) => ({
      ...common(action.target),
      action,
      arbitrates: HEAD_OFFICE.includes(viewer.role),
      onChanged: (target: Target) => {
        close();
        closePopin();
        if (stays) return say(target);
        sayThere(target);
        void navigate(behind);
      },
    }),
    // An administrator stays on the page, to see the result.
    forced: {
      ...common('force'),
      onClose: close,
      onForced: (target: Target) => {
        close();
        say(target);
      },
    },
  };
}
