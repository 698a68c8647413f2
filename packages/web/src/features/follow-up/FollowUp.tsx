import type { Project } from '@ardoise/domain/contract/projects.ts';
import { Banner } from '../../components/Banner.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectFiles } from '../../hooks/use-project-files.ts';
import { ActionList } from './ActionList.tsx';
import { BallCard } from './BallCard.tsx';
import { Documents } from './Documents.tsx';
import { FollowUpDialogs } from './FollowUpDialogs.tsx';
import { FollowUpHead } from './FollowUpHead.tsx';
import { HistoryList } from './HistoryList.tsx';
import { isFreshClone } from './is-fresh-clone.ts';
import { ProjectPath } from './ProjectPath.tsx';
import { QrCodeSection } from './QrCodeSection.tsx';
import { useFollowUpDialogs } from './use-follow-up-dialogs.ts';
import { useRestore } from './use-restore.ts';

/** Where a project stands, what can be done about it, its documents and what happened. */
export function FollowUp({ project, viewer }: { project: Project; viewer: Viewer }) {
  const now = useNow();
  const id = project._id.$oid;
  const files = useProjectFiles(id);
  const dialogs = useFollowUpDialogs(project, viewer);
  const restore = useRestore(project);
  const orderForm = files.data?.filter((file) => file.myplv_file_type === 'bon_commande') ?? [];
  const hasQrCode = project.infocarte?.qrcode === 'oui';
  const name = projectName(project);

  return (
    <>
      <FollowUpHead
        project={project}
        onOrderForm={
          orderForm.length > 0 ? () => dialogs.show({ kind: 'viewer', files: orderForm }) : undefined
        }
        onUndoClone={isFreshClone(project, now) ? () => dialogs.show({ kind: 'undoClone' }) : undefined}
        onDelete={() => dialogs.show({ kind: 'delete' })}
        onRestore={restore}
      />
      {dialogs.notice && (
        <div className="fu-notice">
          <Banner tone="wait" role="alert">
            {dialogs.notice}
          </Banner>
        </div>
      )}
      <ProjectPath project={project} now={now} />
      <BallCard project={project} viewer={viewer} now={now} />
      <div className="fu">
        <div>
          <ActionList
            project={project}
            viewer={viewer}
            hasQrCode={hasQrCode}
            onTake={(action) => dialogs.show({ kind: 'status', target: action.target })}
            onClone={() => dialogs.show({ kind: 'clone' })}
          />
          <Documents
            project={project}
            files={files.data}
            error={files.error}
            onOpen={(group) => dialogs.show({ kind: 'viewer', files: group.files })}
          />
          {hasQrCode && <QrCodeSection id={id} name={name} />}
        </div>
        <aside aria-labelledby="hist">
          <h2 className="h-sec" id="hist">
            Historique
          </h2>
          <HistoryList project={project} now={now} />
        </aside>
      </div>
      <FollowUpDialogs project={project} viewer={viewer} dialogs={dialogs} />
    </>
  );
}
