import { Link } from '../router/Link.tsx';
import { buttonClass } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NoResultProps {
  /** 'Aucun compte' */
  none: string;
  /** The list's address, without its filters. */
  list: string;
}

/** No row of a list matches its filters. */
export function NoResult({ none, list }: NoResultProps) {
  return (
    <EmptyState
      title={none}
      action={
        <Link className={buttonClass({ tone: 'line' })} to={list}>
          Effacer les filtres
        </Link>
      }
    >
      {none} ne répond à ces filtres.
    </EmptyState>
  );
}
