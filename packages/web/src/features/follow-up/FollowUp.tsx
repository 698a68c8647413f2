import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { useNextProject } from '../../hooks/use-next-project.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectFiles } from '../../hooks/use-project-files.ts';
import { useProofs } from '../../hooks/use-proofs.ts';
import { Interruption } from './actions/Interruption.tsx';
import { AgencyCard } from './agency/AgencyCard.tsx';
import { type Card, cardOf } from './card-of.ts';
import type { CardProps } from './card-props.ts';
import { FollowUpDetails } from './FollowUpDetails.tsx';
import { FollowUpDialogs } from './FollowUpDialogs.tsx';
import { FollowUpHead } from './head/FollowUpHead.tsx';
import { ProjectPath } from './head/ProjectPath.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { PlainCard } from './plain/PlainCard.tsx';
import { ReviewCard } from './review/ReviewCard.tsx';
import { useFollowUpDialogs } from './use-follow-up-dialogs.ts';

const CARDS: Record<Card, (props: CardProps) => React.ReactNode> = {
  review: ReviewCard,
  work: AgencyCard,
  plain: PlainCard,
};

/** A project: its path, the one card of its situation, then what can be looked up, and its history. */
export function FollowUp({ project, viewer }: { project: Project; viewer: Viewer }) {
  const now = useNow();
  const id = project._id.$oid;
  const files = useProjectFiles(id);
  const proofs = useProofs(id);
  const dialogs = useFollowUpDialogs(project, viewer);
  const next = useNextProject(id);
  const card = cardOf(project, viewer);
  const SituationCard = CARDS[card];
  const shown = { project, viewer, proofs, files, onShow: dialogs.show };

  return (
    <>
      <FollowUpHead project={project} viewer={viewer} files={files} now={now} onShow={dialogs.show} />
      <ProjectPath project={project} now={now} />
      <Interruption notice={dialogs.notice} orphan={dialogs.orphan} />
      <div className="follow-up-card">
        <SituationCard {...shown} now={now} />
      </div>
      <div className="follow-up">
        <FollowUpDetails card={card} {...shown} />
        <aside aria-labelledby="hist">
          <h2 className="title-section" id="hist">
            Historique
          </h2>
          <HistoryList
            project={project}
            now={now}
            onOpenFile={(fileId) => {
              const file = files.data?.find((one) => one.id === fileId);
              if (file) dialogs.show({ kind: 'viewer', files: [file] });
            }}
          />
        </aside>
      </div>
      <FollowUpDialogs
        project={project}
        proofs={proofs.data ?? []}
        viewer={viewer}
        dialogs={dialogs}
        next={next}
      />
    </>
  );
}
