import { uploadableTypes } from '@ardoise/domain/files/file-rules.ts';
import { ActionList } from '../actions/ActionList.tsx';
import type { CardProps } from '../card-props.ts';
import { BallCard } from '../head/BallCard.tsx';
import { useClientLink } from '../people/use-client-link.ts';
import { Proofs } from '../proofs/Proofs.tsx';
import { ExecutionFiles } from '../work-files/ExecutionFiles.tsx';
import { isInExecution } from '../work-files/is-in-execution.ts';

/** What the agency makes: the creation, then the execution files. */
export function AgencyCard({ project, viewer, proofs, files, now, onShow }: CardProps) {
  const link = useClientLink(project);
  const mayUpload =
    project.permissions['file.upload'].allowed && uploadableTypes(viewer.role).includes('execution');
  return (
    <>
      <BallCard project={project} viewer={viewer} link={link} now={now} />
      <ActionList
        project={project}
        viewer={viewer}
        onTake={(action) => onShow({ kind: 'status', target: action.target })}
      />
      <Proofs
        project={project}
        proofs={proofs.data}
        error={proofs.error}
        onOpen={(version, fileId) => onShow({ kind: 'proof', version, fileId })}
      />
      {isInExecution(project) && (
        <ExecutionFiles
          project={project}
          files={files.data ?? []}
          mayUpload={mayUpload}
          onOpen={(file) => onShow({ kind: 'viewer', files: [file], title: 'Fichier d’exécution' })}
        />
      )}
    </>
  );
}
