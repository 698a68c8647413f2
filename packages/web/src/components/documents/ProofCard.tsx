import type { Approval, ProofVersion } from '@ardoise/domain/contract/creations.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { useMe } from '../../hooks/use-me.ts';
import { formatDate, formatDateTime } from '../format-date.ts';
import { Icon } from '../Icon.tsx';
import type { HistoryEntry } from '../projects/history-entry.ts';
import { FileThumbnail, notesInWords } from './FileThumbnail.tsx';
import { approvalInWords, receivedInWords, sendingsOf, sentInWords } from './proof-words.ts';

interface ProofCardProps {
  proof: ProofVersion;
  proofs: readonly ProofVersion[];
  historique: readonly HistoryEntry[];
  onOpen: (fileId: string) => void;
}

/** One version: its pages as pictures, author, recipients, post-its and approval. */
export function ProofCard({ proof, proofs, historique, onOpen }: ProofCardProps) {
  const { version, fichiers, postIts, accords, par, t_creation } = proof;
  const forClient = useMe().role === 'client';
  const sendings = sendingsOf(proof, proofs, historique);
  return (
    <article className="proofs-card" aria-label={`Création, version ${version}`}>
      <ul className="proofs-files">
        {fichiers.map((file, index) => (
          <li key={file.id}>
            <button type="button" onClick={() => onOpen(file.id)}>
              <span className="visually-hidden">
                Ouvrir la création, version {version}, fichier {index + 1} sur {fichiers.length}.{' '}
              </span>
              <FileThumbnail
                file={file}
                notes={postIts.filter(({ fichier }) => fichier === file.id).length}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="proofs-facts">
        <h3 className="title-sub">Version {version}</h3>
        {forClient ? (
          <p className="meta">{receivedInWords(sendings)}</p>
        ) : (
          <>
            <p className="meta">
              Jointe par {par} le {formatDateTime(t_creation)}
            </p>
            <p className="meta">{sentInWords(sendings)}</p>
          </>
        )}
        {postIts.length > 0 && (
          <p className="proofs-notes">
            <Icon of={IconNote} size="s" />
            {notesInWords(postIts.length)}
          </p>
        )}
        {accords.map((accord) => (
          <Agreement key={accord.t_accord} accord={accord} />
        ))}
      </div>
    </article>
  );
}

function Agreement({ accord }: { accord: Approval }) {
  const withdrawn = accord.retire !== null;
  return (
    <p className={`proofs-agreed tone-${withdrawn ? 'void' : 'done'}`}>
      <Icon of={withdrawn ? IconCircleX : IconCircleCheck} size="s" />
      <span>
        {approvalInWords(accord)}.
        {accord.retire !== null && (
          <>
            {' '}
            <b>Retiré le {formatDate(accord.retire)}</b>
            {accord.motifRetrait && `\u00a0: ${accord.motifRetrait}`}
          </>
        )}
      </span>
    </p>
  );
}
