import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusOnceThere } from './focus-once-there.ts';

/** Focuses the answer whose path is the address's hash: `#pdv.emailCLient`. */
export function useLinkedField(): void {
  const chemin = useLocation({ select: ({ hash }) => hash });
  useEffect(() => (chemin === '' ? undefined : focusOnceThere(chemin)), [chemin]);
}
