import { readsByEye } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { proofPageName } from '../../../components/documents/proof-page-name.ts';
import { threadsOf } from '../../../components/documents/remark-threads.ts';
import { FindingList } from '../../../components/findings/FindingList.tsx';
import { FindingsState, UNREAD_WORDS } from '../../../components/findings/FindingsState.tsx';
import { SignedText } from '../../../components/findings/SignedText.tsx';
import type { FindingActs } from '../../../hooks/use-findings.ts';
import { ReviewProof } from '../review/ReviewProof.tsx';
import '../review/Review.css';
import './AgencyFindings.css';

interface AgencyFindingsProps {
  project: Project;
  proofs: readonly ProofVersion[];
  proof: ProofVersion;
  /** Undefined until they are read. */
  findings: Findings | undefined;
  acts: FindingActs;
  onOpen: (fileId: string) => void;
}

/** Before the proof is sent: what it says otherwise than the order, and what of it is wanted. */
export function AgencyFindings(props: AgencyFindingsProps) {
  const { project, proofs, proof, findings, acts, onOpen } = props;
  const [selected, setSelected] = useState<string | null>(null);
  if (findings === undefined || findings.raison === 'rien') return null;
  const { etat, commande } = findings;
  const isByEye = etat === 'faite' && readsByEye(findings);
  if (!isByEye && commande.length === 0)
    return (
      <div className="agency-findings-state">
        <FindingsState findings={findings} />
      </div>
    );
  return (
    <div className="agency-findings">
      <div className="review-proof review-proof-below">
        <ReviewProof
          key={proof.version}
          proof={proof}
          pageName={proofPageName(project, proof)}
          remarks={[]}
          findings={commande}
          selected={selected}
          onSelect={(id) => setSelected(selected === id ? null : id)}
          onOpen={onOpen}
        />
      </div>
      {isByEye ? (
        <ByEye project={project} findings={findings} giveText={acts.giveText} />
      ) : (
        <FindingList
          findings={findings}
          acts={acts}
          wordLabel={`Un mot pour ${project.nomDc}`}
          voice="agence"
          selected={selected}
          onSelect={(id) => setSelected(selected === id ? null : id)}
          numberOf={(remark) => threadsOf(proofs).find(({ id }) => id === remark)?.number}
        />
      )}
    </div>
  );
}

interface ByEyeProps {
  project: Project;
  findings: Findings;
  giveText: FindingActs['giveText'];
}

/** An outlined proof: a PDF with text is asked for once an order; beside, what was signed. */
function ByEye({ project, findings, giveText }: ByEyeProps) {
  const { raison, compte, texteDemande } = findings;
  const prices = compte.prix > 1 ? `Les ${compte.prix} prix` : 'Le prix';
  return (
    <div className="agency-findings-eye">
      <Banner tone="wait" action={texteDemande ? <GiveText giveText={giveText} /> : undefined}>
        <b>{raison === null ? '' : UNREAD_WORDS[raison]}.</b>
        <br />
        {prices} de la commande ne {compte.prix > 1 ? 'peuvent' : 'peut'} pas être{' '}
        {compte.prix > 1 ? 'comparés' : 'comparé'} avec ce fichier.
      </Banner>
      <p className="meta">
        {texteDemande
          ? 'Demandé une seule fois par projet. Il sert à comparer, il n’est ni montré ni imprimé.'
          : 'Le PDF avec du texte vous a été demandé pour une version précédente.'}
      </p>
      {!texteDemande && <GiveText giveText={giveText} />}
      <SignedText order={project} />
    </div>
  );
}

function GiveText({ giveText }: Pick<ByEyeProps, 'giveText'>) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const give = async (file: File) => {
    setBusy(true);
    setError('');
    await giveText(file).catch((failure: unknown) => setError(messageOf(failure)));
    setBusy(false);
  };
  return (
    <div>
      <Button icon={IconFileUpload} busy={busy} onClick={() => input.current?.click()}>
        Ajouter le PDF avec du texte
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label="PDF avec du texte"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void give(file);
        }}
      />
      {error && (
        <p role="alert" className="agency-findings-error">
          {error}
        </p>
      )}
    </div>
  );
}
