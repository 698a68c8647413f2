import { isNotFound, messageOf, NetworkError } from '../../api/api-error.ts';
import { Link } from '../../router/Link.tsx';
import { Banner } from '../Banner.tsx';
import { Button, buttonClass } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { NoNetwork } from '../NoNetwork.tsx';
import { OpenedDrafts } from './OpenedDrafts.tsx';
import { useListBehind } from './use-list-behind.ts';

/** Error page of a project: not found, or unreadable now. */
export function UnreadableProject({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { to: list } = useListBehind();
  const back = (
    <Link className={buttonClass({ tone: 'line' })} {...list}>
      Voir tous les projets
    </Link>
  );
  if (isNotFound(error))
    return (
      <>
        <div className="page-head">
          <h1 className="title-page">Projet introuvable</h1>
        </div>
        <EmptyState title="Aucun projet à cette adresse" action={back}>
          Il a pu être supprimé ou confié à quelqu’un d’autre, ou l’adresse est incomplète.
        </EmptyState>
      </>
    );
  if (error instanceof NetworkError)
    return (
      <>
        <NoNetwork wholePage onRetry={onRetry} />
        <OpenedDrafts />
      </>
    );
  return (
    <>
      <div className="page-head">
        <h1 className="title-page">Ce projet ne peut pas être affiché</h1>
      </div>
      <Banner tone="stop" role="alert" action={<Button onClick={onRetry}>Réessayer</Button>}>
        {messageOf(error)}
      </Banner>
      <p className="actions">{back}</p>
    </>
  );
}
