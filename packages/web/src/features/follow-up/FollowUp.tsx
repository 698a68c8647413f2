import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { useNextProject } from '../../hooks/use-next-project.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectFiles } from '../../hooks/use-project-files.ts';
import { useProofs } from '../../hooks/use-proofs.ts';
import { Interruption } from './actions/Interruption.tsx';
import { useRestore } from './actions/use-restore.ts';
import { FollowUpDialogs } from './FollowUpDialogs.tsx';
import { FollowUpWork } from './FollowUpWork.tsx';
import { BallCard } from './head/BallCard.tsx';
import { FollowUpHead } from './head/FollowUpHead.tsx';
import { isFreshClone } from './head/is-fresh-clone.ts';
import { ProjectPath } from './head/ProjectPath.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { useClientLink } from './people/use-client-link.ts';
import { useFollowUpDialogs } from './use-follow-up-dialogs.ts';

/** State of a project, its actions, its proofs and documents, and its history. */
export function FollowUp({ project, viewer }: { project: Project; viewer: Viewer }) {
  const now = useNow();
  const id = project._id.$oid;
  const files = useProjectFiles(id);
  const proofs = useProofs(id);
  const dialogs = useFollowUpDialogs(project, viewer);
  const link = useClientLink(project);
  const restore = useRestore(project);
  const next = useNextProject(id);
  const orderForm = files.data?.filter((file) => file.myplv_file_type === 'bon_commande') ?? [];
  const reviewed = proofs.data?.find(({ actuelle }) => actuelle);

  return (
    <>
      <FollowUpHead
        project={project}
        next={next}
        onOrderForm={
          orderForm.length > 0
            ? () => dialogs.show({ kind: 'viewer', files: orderForm, title: 'Bon de commande signé' })
            : undefined
        }
        awaitsOrderForm={files.isPending && !isBeforeSubmission(project.statut)}
        onUndoClone={isFreshClone(project, now) ? () => dialogs.show({ kind: 'undoClone' }) : undefined}
        onDelete={() => dialogs.show({ kind: 'delete' })}
        onRestore={restore}
        onForce={
          project.permissions['project.force'].allowed ? () => dialogs.show({ kind: 'force' }) : undefined
        }
        onExchange={(whom) => dialogs.show({ kind: 'exchange', whom })}
        onChoose={viewer.role === 'siege' ? () => dialogs.show({ kind: 'choose' }) : undefined}
      />
      <Interruption notice={dialogs.notice} orphan={dialogs.orphan} />
      <ProjectPath project={project} now={now} />
      <BallCard
        project={project}
        viewer={viewer}
        link={link}
        onReview={reviewed && (() => dialogs.show({ kind: 'proof', version: reviewed.version, fileId: '' }))}
        now={now}
      />
      <div className="follow-up">
        <FollowUpWork project={project} viewer={viewer} proofs={proofs} files={files} onShow={dialogs.show} />
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
