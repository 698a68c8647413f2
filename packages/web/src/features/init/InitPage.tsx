import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session.ts';
import { Navigate } from '../../router/Link.tsx';

/** Loading screen, until the session is known. */
export function InitPage() {
  const session = useQuery(sessionQuery);
  if (!session.isPending) return <Navigate to={PAGES.home} replace />;
  return (
    <main tabIndex={-1}>
      <h1 className="title-page">Chargement…</h1>
    </main>
  );
}
