import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { uploadableTypes } from '@ardoise/domain/rules/file-rules.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { ComponentProps } from 'react';
import { lateScreen } from '../../components/late-screen.tsx';
import { isYourTurn } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import type { Card } from './card-of.ts';
import type { CardProps } from './card-props.ts';
import { Documents } from './documents/Documents.tsx';
import { Signatures } from './documents/Signatures.tsx';
import { WhoRead } from './documents/WhoRead.tsx';
import { Invitations } from './people/Invitations.tsx';
import { isPosePhoto } from './pose/end-of-pose.ts';
import type { PosePhotosSection } from './pose/PosePhotosSection.tsx';
import { ProofFold } from './proofs/ProofFold.tsx';
import { FinalPrice } from './sections/FinalPrice.tsx';
import { PoseSection } from './sections/PoseSection.tsx';
import { QrCodeSection } from './sections/QrCodeSection.tsx';
import { nextThing } from './words/next-thing.ts';
import { CheckLink, ExecutionFiles } from './work-files/ExecutionFiles.tsx';
import { isInExecution } from './work-files/is-in-execution.ts';

/** Of a delivered order alone, with the queue of this device. */
const PosePhotos = lateScreen<ComponentProps<typeof PosePhotosSection>>(
  async () => (await import('./pose/PosePhotosSection.tsx')).PosePhotosSection,
  <SkeletonGroup>
    <Skeleton width={180} height={30} />
    <br />
    <Skeleton width={280} height={44} />
  </SkeletonGroup>,
);

/** Below the card: what is dated or priced, then, folded, what can be looked up. */
export function FollowUpDetails({
  card,
  project,
  viewer,
  proofs,
  files,
  onShow,
}: Omit<CardProps, 'now'> & { card: Card }) {
  const id = project._id.$oid;
  // For printing, installation and checks the order's documents matter: the card shows none.
  const works = card === 'plain' && isYourTurn(project, viewer) && !isBeforeSubmission(project.statut);
  const inExecution = isInExecution(project);
  const mayUpload =
    project.permissions['file.upload'].allowed && uploadableTypes(viewer.role).includes('execution');
  return (
    <div>
      <FinalPrice project={project} />
      <PoseSection
        project={project}
        appointmentsInCard={card === 'plain' && viewer.role === 'installateur'}
      />
      {(project.permissions['posePhoto.add'].allowed || files.data?.some(isPosePhoto)) && (
        <PosePhotos
          project={project}
          isAsked={nextThing(project, viewer).photograph}
          onOpen={(photos, start) =>
            onShow({ kind: 'viewer', files: photos, start, title: 'Photos de la pose' })
          }
        />
      )}
      {card !== 'work' && (
        <ProofFold
          project={project}
          proofs={proofs.data}
          error={proofs.error}
          inCard={card === 'review'}
          onOpen={(version, fileId) => onShow({ kind: 'proof', version, fileId })}
        />
      )}
      {card === 'plain' && inExecution && (
        <ExecutionFiles
          project={project}
          files={files.data ?? []}
          mayUpload={mayUpload}
          onOpen={(file) => onShow({ kind: 'viewer', files: [file], title: 'Fichier d’exécution' })}
        />
      )}
      {!inExecution &&
        roleMay('printCheck.read', viewer.role) &&
        files.data?.some((file) => file.myplv_file_type === 'execution') && <CheckLink id={id} />}
      <Documents
        project={project}
        files={files.data}
        error={files.error}
        inExecution={inExecution}
        startsOpen={works}
        onOpen={(group) => onShow({ kind: 'viewer', files: group.files, title: group.title })}
      />
      <Signatures signatures={project.signatures} t_creation={project.t_creation} />
      {roleMay('privacy.read', viewer.role) && project.signatures.length > 0 && <WhoRead id={id} />}
      {project.infocarte?.qrcode === 'oui' && <QrCodeSection id={id} name={projectName(project)} />}
      <Invitations projectId={id} enabled={!project.supprime && roleMay('invitation.manage', viewer.role)} />
    </div>
  );
}
