import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import type { CertificationWords } from './Certification.tsx';
import type { SignaturePadHandle } from './SignaturePadField.tsx';
import type { Signer } from './SignerFields.tsx';
import { typedImage } from './signature-image.ts';

/** A given signature; the image is a 640x320 PNG data URL. */
export interface Signature extends Signer {
  mode: 'trace' | 'clavier';
  image: string;
}

export interface SignatureFormOptions {
  /** The expected signer. */
  signer: Signer;
  /** Called on input, to store it. */
  onSigner?: (signer: Signer) => void;
  /** Certification by mode; null without one. */
  certificationOf: (mode: Signature['mode']) => CertificationWords | null;
  /** If it rejects the dialog stays open, with all input, and displays the error. */
  onSign: (signature: Signature) => Promise<void>;
  failureOf?: (error: unknown) => string;
}

/** State of a signature dialog. */
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
