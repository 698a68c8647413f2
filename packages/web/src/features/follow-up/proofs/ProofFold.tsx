import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { isBeforeSubmission, isFinal, type Status } from '@ardoise/domain/projects/statuses.ts';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import { ProofCards, type ProofsShown, ProofVersions } from '../../../components/documents/ProofVersions.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { Fold } from '../folds/Fold.tsx';
import { Proofs, proofsTitle } from './Proofs.tsx';

/** Below the card: every version of the proof, or those before the one that the card shows. */
export function ProofFold({ inCard, ...shown }: ProofsShown & { inCard: boolean }) {
  const { project, proofs } = shown;
  const { role } = useMe();
  if (inCard) return <OlderProofs {...shown} />;
  // Head office may make it for an agency.
  if (project.permissions['file.changeProof'].allowed) return <Proofs {...shown} />;
  if (isBeforeSubmission(project.statut) && !proofs?.length) return null;
  const current = proofs?.find(({ actuelle }) => actuelle);
  return (
    <Fold
      name="creation"
      icon={IconPalette}
      title={proofsTitle(role)}
      summary={proofs && inWords(current, project.statut)}
    >
      <div className="proofs">
        <ProofVersions {...shown} />
      </div>
    </Fold>
  );
}

function OlderProofs(shown: ProofsShown) {
  const older = shown.proofs?.filter(({ actuelle }) => !actuelle) ?? [];
  if (older.length === 0) return null;
  return (
    <Fold
      name="versions"
      icon={IconPalette}
      title={older.length === 1 ? 'Version précédente' : 'Versions précédentes'}
      summary={older.map(({ version }) => `Version ${version}`).join(', ')}
    >
      <div className="proofs">
        <ProofCards {...shown} versions={older} />
      </div>
    </Fold>
  );
}

/** 'Version 2, acceptée le 20 novembre 2026' */
function inWords(current: ProofVersion | undefined, statut: Status): string {
  if (current === undefined) return isFinal(statut) ? 'Aucune' : 'Pas encore';
  const agreed = current.accords.find(({ retire }) => retire === null);
  return `Version ${current.version}${agreed ? `, acceptée le ${formatDate(agreed.t_accord)}` : ''}`;
}
