import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { sessionQuery } from '../../api/session.ts';

/** Says that the application is loading, until one knows who is there. */
export function InitPage() {
  const session = useQuery(sessionQuery);
  if (!session.isPending) return <Navigate to="/" replace />;
  return (
    <main tabIndex={-1}>
      <h1 className="title-page">Chargement…</h1>
    </main>
  );
}
