import { Link } from '@tanstack/react-router';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { useMe } from '../../hooks/use-me.ts';
import { Banner } from '../Banner.tsx';
import { Button, buttonClass } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

/** 400 for an address that names no project, 404 for one that is unknown or out of scope: asking again changes nothing. */
const NOT_FOUND: readonly number[] = [400, 404];

/** A project that cannot be shown: there is none, or it cannot be read now. */
export function UnreadableProject({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const me = useMe();
  const list = me.role === 'imprimeur' ? '/dashboard-imprimeur' : '/dashboard';
  const back = (
    <Link className={buttonClass({ tone: 'line' })} to={list}>
      Voir tous les projets
    </Link>
  );
  if (error instanceof ApiError && NOT_FOUND.includes(error.status))
    return (
      <>
        <div className="page-head">
          <h1 className="h-page">Projet introuvable</h1>
        </div>
        <EmptyState title="Aucun projet à cette adresse" action={back}>
          Il a pu être supprimé ou confié à quelqu’un d’autre, ou l’adresse est incomplète.
        </EmptyState>
      </>
    );
  return (
    <>
      <div className="page-head">
        <h1 className="h-page">Ce projet ne peut pas être affiché</h1>
      </div>
      <Banner tone="stop" role="alert" action={<Button onClick={onRetry}>Réessayer</Button>}>
        {messageOf(error)}
      </Banner>
      <p className="acts">{back}</p>
    </>
  );
}
