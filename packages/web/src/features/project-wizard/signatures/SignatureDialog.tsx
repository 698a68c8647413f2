import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { useCallback, useId, useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { Modal } from '../../../components/Modal.tsx';
import type { SignerRole } from './may-sign-as.ts';
import { SignaturePadField, type SignaturePadHandle } from './SignaturePadField.tsx';
import { SignerFields } from './SignerFields.tsx';
import { typedImage } from './signature-image.ts';
import { NotSaved, type Signature } from './use-signing.ts';
import './Signature.css';

interface SignatureDialogProps {
  role: SignerRole;
  /** Who is expected to sign. */
  signer: { nom: string; qualite: string };
  /** What is signed, in one line. */
  order: string;
  busy: boolean;
  onSign: (signature: Signature) => Promise<void>;
  onDismiss: () => void;
}

const TITLES: Record<SignerRole, string> = {
  client: 'Signature du client',
  dc: 'Signature du délégué commercial',
};

const UNSIGNED = 'Signez dans le cadre, au doigt, au stylet ou à la souris.';

/** The pad, or the name typed; the client also certifies what is signed. */
export function SignatureDialog({ role, signer, order, busy, onSign, onDismiss }: SignatureDialogProps) {
  const [{ nom, qualite }, setSigner] = useState(signer);
  const [mode, setMode] = useState<Signature['mode']>('trace');
  const [ticked, setTicked] = useState(false);
  const [hasInk, setHasInk] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pad = useRef<SignaturePadHandle>(null);
  const id = useId();
  const typed = mode === 'clavier';
  const mustTick = typed || role === 'client';
  const complete = nom.trim() !== '' && qualite.trim() !== '' && (typed || hasInk) && (!mustTick || ticked);

  const unsigned = attempted && !typed && !hasInk;
  const onInk = useCallback((ink: boolean) => setHasInk(ink), []);

  async function sign() {
    setAttempted(true);
    if (!complete) return;
    setFailure(null);
    try {
      const image = typed ? await typedImage(nom.trim()) : (pad.current?.image() ?? null);
      if (image !== null) await onSign({ nom: nom.trim(), qualite: qualite.trim(), mode, image });
    } catch (error) {
      setFailure(error instanceof NotSaved ? error.message : messageOf(error));
    }
  }

  return (
    <Modal
      title={TITLES[role]}
      description={order}
      closeOnBackdrop={false}
      onClose={onDismiss}
      footer={
        <>
          <Button
            tone="text"
            className="start"
            icon={typed ? IconSignature : IconKeyboard}
            onClick={() => setMode(typed ? 'trace' : 'clavier')}
          >
            {typed ? 'Signer à la main' : 'Signer au clavier'}
          </Button>
          <Button onClick={onDismiss}>Annuler</Button>
          <Button tone="main" className="sign" busy={busy} onClick={() => void sign()}>
            Signer
          </Button>
        </>
      }
    >
      <SignerFields nom={nom} qualite={qualite} attempted={attempted} onChange={setSigner} />
      {typed ? (
        <TypedName name={nom.trim()} />
      ) : (
        <SignaturePadField ref={pad} hasInk={hasInk} onInk={onInk} describedBy={`${id}-m`} />
      )}
      <div className={`f${unsigned ? ' bad' : ''}`}>
        <FieldMessage id={`${id}-m`} error={unsigned ? UNSIGNED : undefined} />
      </div>
      {mustTick && (
        <Certification
          role={role}
          typed={typed}
          ticked={ticked}
          missing={attempted && !ticked}
          onTick={setTicked}
        />
      )}
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </Modal>
  );
}

function TypedName({ name }: { name: string }) {
  return (
    <p className="pad typed">
      <span>{name || 'Votre nom'}</span>
    </p>
  );
}

interface CertificationProps {
  role: SignerRole;
  typed: boolean;
  ticked: boolean;
  missing: boolean;
  onTick: (ticked: boolean) => void;
}

function Certification({ role, typed, ticked, missing, onTick }: CertificationProps) {
  const words =
    role === 'client'
      ? `Je certifie l’exactitude de ce bon de commande${typed ? ', et mon nom tapé vaut signature' : ''}.`
      : 'Mon nom tapé vaut signature de ce bon de commande.';
  return (
    <div className={`f certify${missing ? ' bad' : ''}`}>
      <div>
        <label className="tick">
          <input
            type="checkbox"
            checked={ticked}
            aria-invalid={missing || undefined}
            onChange={(event) => onTick(event.target.checked)}
          />
          <span>{words}</span>
        </label>
      </div>
      {role === 'client' && (
        <p className="hint">
          Vos données servent au seul traitement de cette commande.{' '}
          <a href="/mentions-legales" target="_blank" rel="noreferrer">
            Vos droits
          </a>
        </p>
      )}
    </div>
  );
}
