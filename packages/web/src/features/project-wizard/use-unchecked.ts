import { useState } from 'react';
import { NetworkError } from '../../api/api-error.ts';

/** `subject`: 'Ce point de vente n’a pas pu être vérifié'. */
function uncheckedWords(subject: string, error: unknown): string {
  return `${subject} ${error instanceof NetworkError ? 'sans connexion' : 'pour le moment'}.`;
}

/**
 * What the server could not be asked about, by the path of the answer: said instead of 'wrong'. Kept aside
 * from rendering, since a step is left right after it has asked.
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
