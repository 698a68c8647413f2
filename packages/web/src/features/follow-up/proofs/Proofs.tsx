import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { FINAL_STATUSES, isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { ProofCard } from './ProofCard.tsx';
import { ProofUpload } from './ProofUpload.tsx';
import './Proofs.css';

/** Roles that use the trade name; the others read 'Création' (specification/words.md#one-word-for-one-thing). */
const IN_THE_TRADE: readonly Role[] = ['agence', 'imprimeur'];

interface ProofsProps {
  project: Project;
  proofs: readonly ProofVersion[] | undefined;
  error: Error | null;
  onOpen: (version: number, fileId: string) => void;
}

/** The proofs (BAT) by version: the current one expanded, older ones folded; with the upload where it is created. */
export function Proofs({ project, proofs, error, onOpen }: ProofsProps) {
  const { role } = useMe();
  const { allowed: mayChange } = project.permissions['file.changeProof'];
  const early = isBeforeSubmission(project.statut);
  if (early && !mayChange && proofs?.length === 0) return null;
  if (early && proofs === undefined) return null;
  const current = proofs?.find(({ actuelle }) => actuelle);
  const older = proofs?.filter(({ actuelle }) => !actuelle) ?? [];
  const card = (proof: ProofVersion) => (
    <ProofCard
      key={proof.version}
      proof={proof}
      proofs={proofs ?? []}
      historique={project.historique}
      onOpen={(fileId) => onOpen(proof.version, fileId)}
    />
  );
  return (
    <section aria-labelledby="bat" className="proofs">
      <h2 className="title-section" id="bat">
        {IN_THE_TRADE.includes(role) ? 'Création (BAT)' : 'Création'}
      </h2>
      {error && !proofs && <Banner tone="stop">{messageOf(error)}</Banner>}
      {!proofs && !error && (
        <SkeletonGroup label="Chargement de la création">
          <Skeleton width="100%" height={180} />
        </SkeletonGroup>
      )}
      {proofs && current === undefined && !mayChange && <NoProof project={project} role={role} />}
      {current && card(current)}
      {mayChange && <ProofUpload project={project} />}
      {older.length > 0 && (
        <details className="proofs-older">
          <summary>
            {older.length === 1 ? 'La version précédente' : `Les ${older.length} versions précédentes`}
          </summary>
          <div>{older.map(card)}</div>
        </details>
      )}
    </section>
  );
}

function NoProof({ project, role }: { project: Project; role: Role }) {
  if (FINAL_STATUSES.includes(project.statut))
    return (
      <EmptyState title="Pas de création">
        {role === 'client' ? 'La commande' : 'Le projet'} s’est arrêté{role === 'client' ? 'e' : ''} avant
        qu’une création soit jointe.
      </EmptyState>
    );
  return (
    <EmptyState title="Pas encore de création">
      {project.nomAgence || 'L’agence'} la joindra ici, et vous la verrez page par page.
    </EmptyState>
  );
}
