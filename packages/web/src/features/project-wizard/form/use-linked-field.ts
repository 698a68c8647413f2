import { useEffect } from 'react';
import { usePlace } from '../../../router/context.ts';
import { focusOnceThere } from './focus-once-there.ts';

/** Focuses the answer whose path is the address's hash: `#pdv.emailCLient`. */
export function useLinkedField(): void {
  const chemin = usePlace().hash;
  useEffect(() => (chemin === '' ? undefined : focusOnceThere(chemin)), [chemin]);
}
