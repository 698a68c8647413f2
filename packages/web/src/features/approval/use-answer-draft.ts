import { useEffect, useState } from 'react';
import type { Signer } from '../../components/signatures/SignerFields.tsx';
import { type AnswerDraft, forgetDraft, keepDraft, readDraft } from './answer-draft.ts';

/** Unsent input, stored on the device by displayed version; copied to a new version. */
export function useAnswerDraft(source: string, version: number, signer: Signer) {
  const [draft, setDraft] = useState(() =>
    readDraft(sessionStorage, source, version, { comment: '', ...signer }),
  );
  useEffect(() => keepDraft(sessionStorage, source, version, draft), [source, version, draft]);
  const write = (change: Partial<AnswerDraft>) => setDraft((now) => ({ ...now, ...change }));
  const forget = () => forgetDraft(sessionStorage, source, version);
  return { draft, write, forget };
}
