import { useEffect, useState } from 'react';
import { type AnswerDraft, forgetDraft, keepDraft, readDraft } from './answer-draft.ts';

/** Unsent input, stored on the device by displayed version; copied to a new version. */
export function useAnswerDraft(source: string, version: number, nomClient: string) {
  const [draft, setDraft] = useState(() =>
    readDraft(sessionStorage, source, version, { comment: '', nom: nomClient, qualite: '' }),
  );
  useEffect(() => keepDraft(sessionStorage, source, version, draft), [source, version, draft]);
  const write = (change: Partial<AnswerDraft>) => setDraft((now) => ({ ...now, ...change }));
  const forget = () => forgetDraft(sessionStorage, source, version);
  return { draft, write, forget };
}
