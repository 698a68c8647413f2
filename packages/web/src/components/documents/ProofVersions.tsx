import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isFinal } from '@ardoise/domain/projects/statuses.ts';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useMe } from '../../hooks/use-me.ts';
import { Banner } from '../Banner.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { ProofCard } from './ProofCard.tsx';
import './Proofs.css';

export interface ProofsShown {
  project: Project;
  proofs: readonly ProofVersion[] | undefined;
  error: Error | null;
  onOpen: (version: number, fileId: string) => void;
}

/** The proofs (BAT) by version: the current one expanded, older ones folded; `children` between them. */
export function ProofVersions({ children, ...shown }: ProofsShown & { children?: ReactNode }) {
  const { project, proofs, error } = shown;
  const current = proofs?.find(({ actuelle }) => actuelle);
  const older = proofs?.filter(({ actuelle }) => !actuelle) ?? [];
  return (
    <>
      {error && !proofs && <Banner tone="stop">{messageOf(error)}</Banner>}
      {!proofs && !error && (
        <SkeletonGroup label="Chargement de la création">
          <Skeleton width="100%" height={180} />
        </SkeletonGroup>
      )}
      {proofs && current === undefined && !children && <NoProof project={project} />}
      {current && <ProofCards {...shown} versions={[current]} />}
      {children}
      {older.length > 0 && (
        <details className="proofs-older">
          <summary>
            {older.length === 1 ? 'La version précédente' : `Les ${older.length} versions précédentes`}
          </summary>
          <div>
            <ProofCards {...shown} versions={older} />
          </div>
        </details>
      )}
    </>
  );
}

/** Versions one below the other. */
export function ProofCards({
  project,
  proofs,
  versions,
  onOpen,
}: ProofsShown & { versions: readonly ProofVersion[] }) {
  return versions.map((proof) => (
    <ProofCard
      key={proof.version}
      proof={proof}
      proofs={proofs ?? []}
      historique={project.historique}
      onOpen={(fileId) => onOpen(proof.version, fileId)}
    />
  ));
}

function NoProof({ project }: { project: Project }) {
  const { role } = useMe();
  if (isFinal(project.statut))
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
