import { useState } from 'react';
import { NetworkError } from '../../../api/api-error.ts';

/** `subject`: 'Ce point de vente n’a pas pu être vérifié'. */
function uncheckedWords(subject: string, error: unknown): string {
  return `${subject} ${error instanceof NetworkError ? 'sans connexion' : 'pour le moment'}.`;
}

/**
 * Answers that the server could not check, by path: reported instead of 'invalid'. Stored in a ref, since a step may be
 * left right after the check, before a render.
 */
export function useUnchecked() {
  const [sentences] = useState(() => new Map<string, string>());
  const [, setTold] = useState(0);

  function tell(): void {
    setTold((times) => times + 1);
  }

  return {
    unchecked: () => Object.fromEntries(sentences),
    failedCheck: (chemin: string, subject: string, error: unknown) => {
      sentences.set(chemin, uncheckedWords(subject, error));
      tell();
    },
    checked: (chemin: string) => {
      if (sentences.delete(chemin)) tell();
    },
  };
}

export type Unchecked = ReturnType<typeof useUnchecked>;
