import type { CardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { changesInWords, WHAT_CHANGES } from '@ardoise/domain/new-prices/changes-in-words.ts';
import { messageOf } from '../../../api/api-error.ts';
import { ChangeList } from '../../../components/new-prices/ChangeList.tsx';
import { SignatureDialog } from '../../../components/signatures/SignatureDialog.tsx';
import type { Signer } from '../../../components/signatures/SignerFields.tsx';
import type { Signature } from '../../../components/signatures/use-signature-form.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { NotSaved } from '../draft/save-everything.ts';
import type { SignerRole } from './may-sign-as.ts';
import './OrderSignature.css';

interface OrderSignatureDialogProps {
  by: SignerRole;
  /** The expected signer. */
  signer: Signer;
  /** What is signed, in one line. */
  order: string;
  /** What it changes of a former card: read first. */
  changes?: CardChanges | undefined;
  busy: boolean;
  onSign: (signature: Signature) => Promise<void>;
  onDismiss: () => void;
}

const TITLES: Record<SignerRole, string> = {
  client: 'Signature du client',
  dc: 'Signature du délégué commercial',
};

/** The client certifies the order in both modes; a dc only that the typed name is a signature. */
function certificationOf(role: SignerRole, mode: Signature['mode']) {
  const typed = mode === 'clavier';
  if (role === 'client') {
    const words = `Je certifie l’exactitude de ce bon de commande${typed ? ', et mon nom tapé vaut signature' : ''}.`;
    return { words, dataNotice: true };
  }
  return typed ? { words: 'Mon nom tapé vaut signature de ce bon de commande.', dataNotice: false } : null;
}

const failureOf = (error: unknown) => (error instanceof NotSaved ? error.message : messageOf(error));

/** The order is signed by the client, then by the dc. */
export function OrderSignatureDialog({ by, order, changes, ...rest }: OrderSignatureDialogProps) {
  const { role } = useMe();
  return (
    <SignatureDialog
      {...rest}
      title={role === 'client' ? 'Votre signature' : TITLES[by]}
      description={changes === undefined ? order : `${changesInWords(changes)}. ${order}`}
      certificationOf={(mode) => certificationOf(by, mode)}
      failureOf={failureOf}
    >
      {changes && (
        <section className="order-signature-changes" aria-label={WHAT_CHANGES}>
          <ChangeList changes={changes} />
        </section>
      )}
    </SignatureDialog>
  );
}
