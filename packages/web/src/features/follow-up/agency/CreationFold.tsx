import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import { ProofCards, type ProofsShown, ProofVersions } from '../../../components/documents/ProofVersions.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { Fold } from '../folds/Fold.tsx';
import { proofsTitle } from '../proofs/Proofs.tsx';
import { ProofUpload } from '../proofs/ProofUpload.tsx';
import type { AgencyWork } from './agency-work.ts';
import '../../../components/documents/Proofs.css';

type CreationFoldProps = ProofsShown & { work: AgencyWork };

/** What was made before: earlier creations or, once the client has agreed, the creation, which may still be redone. */
export function CreationFold({ work, ...shown }: CreationFoldProps) {
  const { project, proofs = [] } = shown;
  const { role } = useMe();
  if (work.makes === 'execution')
    return (
      <Fold
        name="creation"
        icon={IconPalette}
        title={proofsTitle(role)}
        summary={`Version ${project.versionCreation}, acceptée`}
      >
        <div className="proofs">
          <ProofVersions {...shown}>
            {project.permissions['file.changeProof'].allowed && <ProofUpload project={project} />}
          </ProofVersions>
        </div>
      </Fold>
    );
  const earlier = proofs.filter(({ actuelle }) => !(actuelle && work.ready));
  if (earlier.length === 0) return null;
  return (
    <Fold
      name="versions"
      icon={IconPalette}
      title={earlier.length === 1 ? 'Version précédente' : 'Versions précédentes'}
      summary={earlier.map(({ version }) => `Version ${version}`).join(', ')}
    >
      <div className="proofs">
        <ProofCards {...shown} versions={earlier} />
      </div>
    </Fold>
  );
}
