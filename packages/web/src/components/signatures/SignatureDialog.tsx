import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { FieldMessage } from '../FieldMessage.tsx';
import { Modal } from '../Modal.tsx';
import { Certification } from './Certification.tsx';
import { SignaturePadField } from './SignaturePadField.tsx';
import { SignerFields } from './SignerFields.tsx';
import { type SignatureFormOptions, useSignatureForm } from './use-signature-form.ts';
import './Signature.css';

interface SignatureDialogProps extends SignatureFormOptions {
  title: string;
  /** What is signed, in one line. */
  description: ReactNode;
  /** Label of the submit button. */
  confirm?: string;
  /** Its label after a failure; default the same. */
  retry?: string;
  busy: boolean;
  onDismiss: () => void;
  /** Read before signing. */
  children?: ReactNode;
}

const UNSIGNED = 'Signez dans le cadre, au doigt, au stylet ou à la souris.';

/** Signer, pad or typed name, certification, and the submit button. */
export function SignatureDialog(props: SignatureDialogProps) {
  const { title, description, confirm = 'Signer', retry = confirm, busy, onDismiss } = props;
  const form = useSignatureForm(props);
  const { typed, failure, certification } = form;
  const id = useId();
  const [named] = useState(form.signer.nom.trim() !== '');
  const unsigned = form.attempted && !typed && !form.hasInk;
  return (
    <Modal
      title={title}
      description={description}
      closeOnBackdrop={false}
      onClose={onDismiss}
      footer={
        <>
          <Button
            tone="text"
            className="modal-start"
            icon={typed ? IconSignature : IconKeyboard}
            onClick={form.switchMode}
          >
            {typed ? 'Signer à la main' : 'Signer au clavier'}
          </Button>
          <Button onClick={onDismiss}>Annuler</Button>
          <Button tone="main" className="signature-sign" busy={busy} onClick={() => void form.sign()}>
            {failure === null ? confirm : retry}
          </Button>
        </>
      }
    >
      {props.children}
      <ShowProblem attempts={form.attempts} />
      <div className="signature-form">
        <SignerFields {...form.signer} attempted={form.attempted} onChange={form.setSigner} />
        <div className="signature-where">
          {typed && (
            <p className="signature-pad signature-typed">
              <span>{form.signer.nom.trim() || 'Votre nom'}</span>
            </p>
          )}
          {/* Hidden instead of unmounted, to keep the drawing. */}
          <div hidden={typed}>
            <SignaturePadField
              ref={form.pad}
              hasInk={form.hasInk}
              onInk={form.onInk}
              focused={named}
              describedBy={unsigned ? `${id}-m` : undefined}
            />
          </div>
          {unsigned && (
            <div className="field field-bad">
              <FieldMessage id={`${id}-m`} error={UNSIGNED} />
            </div>
          )}
        </div>
        {certification && (
          <Certification
            {...certification}
            ticked={form.ticked}
            missing={form.attempted && !form.ticked}
            onTick={form.setTicked}
          />
        )}
      </div>
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </Modal>
  );
}

/** After an incomplete attempt, scrolls to the first missing part and focuses it. */
function ShowProblem({ attempts }: { attempts: number }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const problem = here.current?.parentElement?.querySelector<HTMLElement>('.field.field-bad');
    problem?.scrollIntoView({ block: 'nearest' });
    problem?.querySelector('input')?.focus();
  }, [attempts]);
  return <span ref={here} hidden />;
}
