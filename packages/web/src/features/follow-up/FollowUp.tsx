import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { useNextProject } from '../../components/projects/use-next-project.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectFiles } from '../../hooks/use-project-files.ts';
import { useProofs } from '../../hooks/use-proofs.ts';
import { Interruption } from './actions/Interruption.tsx';
import { AgencyCard } from './agency/AgencyCard.tsx';
import { cardOf } from './card-of.ts';
import { useFollowUpDialogs } from './dialogs/use-follow-up-dialogs.ts';
import { FollowUpDetails } from './FollowUpDetails.tsx';
import { FollowUpDialogs } from './FollowUpDialogs.tsx';
import { FollowUpHead } from './head/FollowUpHead.tsx';
import { ProjectPath } from './head/ProjectPath.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { PlainCard } from './PlainCard.tsx';
import { ReviewCard } from './review/ReviewCard.tsx';
import { useStatusProps } from './status-change/use-status-props.ts';

/** A project: its path, the one card of its situation, then what can be looked up, and its history. */
export function FollowUp({ project, viewer }: { project: Project; viewer: Viewer }) {
  const now = useNow();
  const id = project._id.$oid;
  const files = useProjectFiles(id);
  const proofs = useProofs(id);
  const dialogs = useFollowUpDialogs(project, viewer);
  const next = useNextProject(id);
  const statusProps = useStatusProps({ project, viewer, dialogs, next });
  const card = cardOf(project, viewer);
  const sending = statusProps.ordinary;
  const shown = { project, viewer, proofs, files, now, sending, onShow: dialogs.show };
  const details = <FollowUpDetails card={card} {...shown} />;
  const history = (
    <HistoryList
      project={project}
      now={now}
      onOpenFile={(fileId) => {
        const file = files.data?.find((one) => one.id === fileId);
        if (file) dialogs.show({ kind: 'viewer', files: [file] });
      }}
    />
  );

  return (
    <>
      <FollowUpHead
        project={project}
        viewer={viewer}
        files={files}
        inCard={card === 'work'}
        now={now}
        onShow={dialogs.show}
      />
      <ProjectPath project={project} now={now} />
      <Interruption notice={dialogs.notice} orphan={dialogs.orphan} />
      {card === 'work' ? (
        <AgencyCard {...shown} details={details} history={history} />
      ) : (
        <>
          <div className="follow-up-card">
            {card === 'review' ? <ReviewCard {...shown} /> : <PlainCard {...shown} />}
          </div>
          <div className="follow-up">
            {details}
            <aside aria-labelledby="hist">
              <h2 className="title-section" id="hist">
                Historique
              </h2>
              {history}
            </aside>
          </div>
        </>
      )}
      <FollowUpDialogs
        project={project}
        proofs={proofs.data ?? []}
        viewer={viewer}
        dialogs={dialogs}
        statusProps={statusProps}
      />
    </>
  );
}
