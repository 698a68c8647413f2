import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { formatDate, formatDateTime } from '../../../components/format-date.ts';

interface SignatureBoxProps {
  title: string;
  image: string | null;
  signature: Project['signatures'][number] | undefined;
  waiting: string;
}

function SignatureBox({ title, image, signature, waiting }: SignatureBoxProps) {
  return (
    <div className="recap-signature">
      <p className="title-sub">{title}</p>
      {signature === undefined || image === null ? (
        <p className="meta">{waiting}</p>
      ) : (
        <>
          {signature.efface ? (
            <p className="meta">Signature {erasedInWords(signature.efface, 'effacée')}</p>
          ) : (
            <img src={image} alt={`Signature ${ofName(signature.nom)}`} width={240} height={120} />
          )}
          <p className="meta">
            {signature.nom}, {signature.qualite}
          </p>
          <p className="meta">
            Signé {signature.mode === 'clavier' ? 'au clavier ' : ''}le{' '}
            {formatDateTime(signature.t_signature)}
          </p>
          {signature.modifie && <p className="meta">avant modification du {formatDate(signature.modifie)}</p>}
        </>
      )}
    </div>
  );
}

/** The signatures at the end of the order: both, or only the client's. */
export function RecapSignatures({ project }: { project: Project }) {
  const signers = signersOf(kindOf(project.type));
  const of = (role: 'client' | 'dc') => project.signatures.find((signature) => signature.role === role);
  return (
    <div className="recap-signatures">
      <SignatureBox
        title="Le client"
        image={project.signatureClient}
        signature={of('client')}
        waiting="Signature attendue"
      />
      {signers.includes('dc') && (
        <SignatureBox
          title="Le délégué commercial"
          image={project.signatureDC}
          signature={of('dc')}
          waiting={project.signatureClient === null ? 'Après celle du client' : 'Signature attendue'}
        />
      )}
    </div>
  );
}
