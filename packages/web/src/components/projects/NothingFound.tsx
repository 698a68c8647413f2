import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

interface NothingFoundProps {
  title: string;
  onClear: () => void;
}

/** Empty result of a search, stating where it searched. */
export function NothingFound({ title, onClear }: NothingFoundProps) {
  return (
    <EmptyState title={title} action={<Button onClick={onClear}>Voir tous les projets</Button>}>
      Tous les mots doivent se trouver dans le projet&nbsp;: point de vente, ville, numéros, client, délégué
      commercial, agence ou messages. Essayez avec moins de mots.
    </EmptyState>
  );
}

/** Title of an empty result. */
export function nothingAnswers(searched: string): string {
  return `Aucun projet ne répond à «\u00a0${searched}\u00a0»`;
}

/** Below a title that states what is empty. */
export const SOON_HERE = 'Ils apparaîtront ici dès qu’il y en aura.';
