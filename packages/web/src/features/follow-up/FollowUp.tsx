import { readFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { uploadableTypes } from '@ardoise/domain/files/file-rules.ts';
import { addressOf } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectFiles } from '../../hooks/use-project-files.ts';
import { useProofs } from '../../hooks/use-proofs.ts';
import { ActionList } from './ActionList.tsx';
import { BallCard } from './BallCard.tsx';
import { Documents } from './Documents.tsx';
import { ExecutionFiles } from './ExecutionFiles.tsx';
import { FollowUpDialogs } from './FollowUpDialogs.tsx';
import { FollowUpHead } from './FollowUpHead.tsx';
import { HistoryList } from './HistoryList.tsx';
import { isFreshClone } from './is-fresh-clone.ts';
import { ProjectPath } from './ProjectPath.tsx';
import { Proofs } from './Proofs.tsx';
import { QrCodeSection } from './QrCodeSection.tsx';
import { useClientLink } from './use-client-link.ts';
import { useFollowUpDialogs } from './use-follow-up-dialogs.ts';
import { useRestore } from './use-restore.ts';

/** Execution files are made once the client has agreed. */
function isInExecution({ statut, versionAccord }: Project): boolean {
  return statut === 'Exécution' || (statut === 'Agence' && versionAccord !== null);
}

/** Where a project stands, what can be done about it, its proofs and documents, and what happened. */
export function FollowUp({ project, viewer }: { project: Project; viewer: Viewer }) {
  const now = useNow();
  const id = project._id.$oid;
  const files = useProjectFiles(id);
  const proofs = useProofs(id);
  const dialogs = useFollowUpDialogs(project, viewer);
  const link = useClientLink(project);
  const restore = useRestore(project);
  const orderForm = files.data?.filter((file) => file.myplv_file_type === 'bon_commande') ?? [];
  const hasQrCode = project.infocarte?.qrcode === 'oui';
  const name = projectName(project);
  const reviewed = proofs.data?.find(({ actuelle }) => actuelle);
  const inExecution = isInExecution(project);
  const mayExecute = project.permissions.upload.allowed && uploadableTypes(viewer.role).includes('execution');

  function openFile(fileId: string) {
    const file = files.data?.find((one) => one.id === fileId);
    if (file) dialogs.show({ kind: 'viewer', files: [file] });
    else window.open(addressOf(readFile, { params: { id: fileId } }), '_blank', 'noreferrer');
  }

  return (
    <>
      <FollowUpHead
        project={project}
        role={viewer.role}
        onOrderForm={
          orderForm.length > 0
            ? () => dialogs.show({ kind: 'viewer', files: orderForm, title: 'Bon de commande signé' })
            : undefined
        }
        onUndoClone={isFreshClone(project, now) ? () => dialogs.show({ kind: 'undoClone' }) : undefined}
        onDelete={() => dialogs.show({ kind: 'delete' })}
        onRestore={restore}
        onForce={project.permissions.force.allowed ? () => dialogs.show({ kind: 'force' }) : undefined}
        onChoose={viewer.role === 'siege' ? () => dialogs.show({ kind: 'choose' }) : undefined}
      />
      {dialogs.notice && (
        <div className="fu-notice">
          <Banner tone="wait" role="alert">
            {dialogs.notice}
            {dialogs.orphan && (
              <>
                <p>Votre message n’est pas parti. Le voici, pour le reprendre ailleurs{'\u00a0:'}</p>
                <blockquote className="fu-orphan">{dialogs.orphan}</blockquote>
              </>
            )}
          </Banner>
        </div>
      )}
      <ProjectPath project={project} now={now} />
      <BallCard
        project={project}
        viewer={viewer}
        link={link}
        onReview={reviewed && (() => dialogs.show({ kind: 'proof', version: reviewed.version, fileId: '' }))}
        now={now}
      />
      <div className="fu">
        <div>
          <ActionList
            project={project}
            viewer={viewer}
            hasQrCode={hasQrCode}
            onTake={(action) => dialogs.show({ kind: 'status', target: action.target })}
            onClone={() => dialogs.show({ kind: 'clone' })}
          />
          <Proofs
            project={project}
            proofs={proofs.data}
            error={proofs.error}
            onOpen={(version, fileId) => dialogs.show({ kind: 'proof', version, fileId })}
          />
          {inExecution && (
            <ExecutionFiles
              project={project}
              files={files.data ?? []}
              mayUpload={mayExecute}
              onOpen={(file) => dialogs.show({ kind: 'viewer', files: [file], title: 'Fichier d’exécution' })}
            />
          )}
          <Documents
            project={project}
            files={files.data}
            error={files.error}
            inExecution={inExecution}
            onOpen={(group) => dialogs.show({ kind: 'viewer', files: group.files, title: group.title })}
          />
          {hasQrCode && <QrCodeSection id={id} name={name} />}
        </div>
        <aside aria-labelledby="hist">
          <h2 className="h-sec" id="hist">
            Historique
          </h2>
          <HistoryList project={project} proofs={proofs.data ?? []} now={now} onOpenFile={openFile} />
        </aside>
      </div>
      <FollowUpDialogs project={project} proofs={proofs.data ?? []} viewer={viewer} dialogs={dialogs} />
    </>
  );
}
