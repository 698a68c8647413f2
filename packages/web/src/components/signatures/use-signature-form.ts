import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import type { CertificationWords } from './Certification.tsx';
import type { SignaturePadHandle } from './SignaturePadField.tsx';
import type { Signer } from './SignerFields.tsx';
import { typedImage } from './signature-image.ts';

/** What somebody signed with; the image is a 640x320 PNG data URL. */
export interface Signature extends Signer {
  mode: 'trace' | 'clavier';
  image: string;
}

export interface SignatureFormOptions {
  /** Who is expected to sign. */
  signer: Signer;
  /** Told of what is typed, where that is kept. */
  onSigner?: (signer: Signer) => void;
  /** What is ticked before signing in each way; null where nothing is. */
  certificationOf: (mode: Signature['mode']) => CertificationWords | null;
  /** When it throws the dialog stays, with all that was given, and says why. */
  onSign: (signature: Signature) => Promise<void>;
  failureOf?: (error: unknown) => string;
}

/** What a signature dialog holds until it is complete. */
export function useSignatureForm(options: SignatureFormOptions) {
  const { onSigner, certificationOf, onSign, failureOf = messageOf } = options;
  const [signer, setSigner] = useState(options.signer);
  const [mode, setMode] = useState<Signature['mode']>('trace');
  const [ticked, setTicked] = useState(false);
  const [hasInk, setHasInk] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const pad = useRef<SignaturePadHandle>(null);
  const typed = mode === 'clavier';
  const certification = certificationOf(mode);
  const nom = signer.nom.trim();
  const qualite = signer.qualite.trim();
  const complete = nom !== '' && qualite !== '' && (typed || hasInk) && (certification === null || ticked);

  function change(next: Signer) {
    setSigner(next);
    onSigner?.(next);
  }

  async function sign() {
    setAttempts((count) => count + 1);
    if (!complete) return;
    setFailure(null);
    try {
      const image = typed ? await typedImage(nom) : (pad.current?.image() ?? null);
      if (image !== null) await onSign({ nom, qualite, mode, image });
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return {
    signer,
    setSigner: change,
    typed,
    switchMode: () => setMode(typed ? 'trace' : 'clavier'),
    pad,
    hasInk,
    onInk: setHasInk,
    certification,
    ticked,
    setTicked,
    attempts,
    attempted: attempts > 0,
    failure,
    sign,
  };
}
