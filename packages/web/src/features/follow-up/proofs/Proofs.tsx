import type { Role } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { type ProofsShown, ProofVersions } from '../../../components/documents/ProofVersions.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { ProofUpload } from './ProofUpload.tsx';
import '../../../components/documents/Proofs.css';

/** Roles that use the trade name; the others read 'Création' (specification/words.md#one-word-for-one-thing). */
const IN_THE_TRADE: readonly Role[] = ['agence', 'imprimeur'];

/** 'Création (BAT)' for the trade, 'Création' for the others. */
export function proofsTitle(role: Role): string {
  return IN_THE_TRADE.includes(role) ? 'Création (BAT)' : 'Création';
}

/** The proofs where they are made: by version, with the upload. */
export function Proofs(props: ProofsShown) {
  const { project, proofs } = props;
  const { role } = useMe();
  const { allowed: mayChange } = project.permissions['file.changeProof'];
  const early = isBeforeSubmission(project.statut);
  if (early && !mayChange && proofs?.length === 0) return null;
  if (early && proofs === undefined) return null;
  return (
    <section aria-labelledby="bat" className="proofs">
      <h2 className="title-section" id="bat">
        {proofsTitle(role)}
      </h2>
      <ProofVersions {...props}>{mayChange && <ProofUpload project={project} />}</ProofVersions>
    </section>
  );
}
