import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

const SEARCHED =
  'Tous les mots doivent se trouver dans le projet\u00a0: point de vente, ville, numéros, client, délégué commercial, agence ou messages. Essayez avec moins de mots.';

interface NothingFoundProps {
  title: string;
  onClear: () => void;
  /** Why; by default, where a search looked. */
  children?: ReactNode;
}

/** No project matches a search or filters. */
export function NothingFound({ title, onClear, children = SEARCHED }: NothingFoundProps) {
  return (
    <EmptyState title={title} action={<Button onClick={onClear}>Voir tous les projets</Button>}>
      {children}
    </EmptyState>
  );
}

/** Title of an empty result. */
export function nothingAnswers(searched: string): string {
  return `Aucun projet ne répond à «\u00a0${searched}\u00a0»`;
}

/** Below a title that states what is empty. */
export const SOON_HERE = 'Ils apparaîtront ici dès qu’il y en aura.';
