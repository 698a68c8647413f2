import type { Project } from '@ardoise/domain/contract/projects.ts';
import { uploadableTypes } from '@ardoise/domain/files/file-rules.ts';
import { holderOf } from '@ardoise/domain/projects/holder.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import type { useProjectFiles } from '../../hooks/use-project-files.ts';
import type { useProofs } from '../../hooks/use-proofs.ts';
import { ActionList } from './actions/ActionList.tsx';
import { Documents } from './documents/Documents.tsx';
import { Invitations } from './people/Invitations.tsx';
import { Proofs } from './proofs/Proofs.tsx';
import { FinalPrice } from './sections/FinalPrice.tsx';
import { PoseSection } from './sections/PoseSection.tsx';
import { QrCodeSection } from './sections/QrCodeSection.tsx';
import type { FollowUpDialog } from './use-follow-up-dialogs.ts';
import { ExecutionFiles } from './work-files/ExecutionFiles.tsx';

/** Execution files are created after the approval, and wherever an action requires them. */
function isInExecution({ statut, versionAccord, actions }: Project): boolean {
  const awaited = versionAccord !== null || actions.some(({ cure }) => cure === 'execution');
  return awaited && holderOf(statut) === 'agence';
}

interface FollowUpWorkProps {
  project: Project;
  viewer: Viewer;
  proofs: ReturnType<typeof useProofs>;
  files: ReturnType<typeof useProjectFiles>;
  onShow: (dialog: FollowUpDialog) => void;
}

/** Actions, and work in progress: the creation, the execution files, the documents. */
export function FollowUpWork({ project, viewer, proofs, files, onShow }: FollowUpWorkProps) {
  const hasQrCode = project.infocarte?.qrcode === 'oui';
  const inExecution = isInExecution(project);
  const mayUpload =
    project.permissions['file.upload'].allowed && uploadableTypes(viewer.role).includes('execution');
  return (
    <div>
      <ActionList
        project={project}
        viewer={viewer}
        hasQrCode={hasQrCode}
        onTake={(action) => onShow({ kind: 'status', target: action.target })}
        onInvite={() => onShow({ kind: 'invite' })}
        onClone={() => onShow({ kind: 'clone' })}
      />
      <FinalPrice project={project} />
      <PoseSection project={project} />
      <Proofs
        project={project}
        proofs={proofs.data}
        error={proofs.error}
        onOpen={(version, fileId) => onShow({ kind: 'proof', version, fileId })}
      />
      {inExecution && (
        <ExecutionFiles
          project={project}
          files={files.data ?? []}
          mayUpload={mayUpload}
          onOpen={(file) => onShow({ kind: 'viewer', files: [file], title: 'Fichier d’exécution' })}
        />
      )}
      <Documents
        project={project}
        files={files.data}
        error={files.error}
        inExecution={inExecution}
        onOpen={(group) => onShow({ kind: 'viewer', files: group.files, title: group.title })}
      />
      <Invitations
        projectId={project._id.$oid}
        enabled={!project.supprime && roleMay('invitation.manage', viewer.role)}
      />
      {hasQrCode && <QrCodeSection id={project._id.$oid} name={projectName(project)} />}
    </div>
  );
}
