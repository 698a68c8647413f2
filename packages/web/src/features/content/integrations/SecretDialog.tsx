import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FieldLabel } from '../../../components/FieldLabel.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useToast } from '../../../components/Toast.tsx';

interface SecretDialogProps {
  title: string;
  label: string;
  secret: string;
  onClose: () => void;
  /** Its purpose. */
  children: ReactNode;
}

/** A secret, shown this once. */
export function SecretDialog({ title, label, secret, onClose, children }: SecretDialogProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ message: 'Le secret est copié.' });
    } catch {
      toast({ tone: 'stop', message: 'La copie a échoué\u00a0: sélectionnez le secret, puis copiez-le.' });
    }
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>J’ai rangé le secret</Button>
          <Button tone="main" icon={IconCopy} onClick={() => void copy()}>
            Copier
          </Button>
        </>
      }
    >
      <Banner tone="wait">
        Ce secret ne sera plus jamais affiché. Rangez-le dans les réglages du programme, ou dans un
        gestionnaire de mots de passe.
      </Banner>
      <div className="field integrations-shown">
        <FieldLabel htmlFor="secret">{label}</FieldLabel>
        <input
          id="secret"
          className="field-input integrations-mono"
          readOnly
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <p className="hint">{children}</p>
    </Modal>
  );
}
