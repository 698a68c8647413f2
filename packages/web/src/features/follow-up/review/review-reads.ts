import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { QueryClient } from '@tanstack/react-query';
import { loadAll } from '../../../components/late-screen.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { findingsQuery } from '../../../hooks/use-findings.ts';
import { projectQuery } from '../../../hooks/use-project.ts';
import { cardOf } from '../card-of.ts';
import { ReviewFindings, shownFindings } from './late-findings.ts';

/**
 * How the proof under review differs from its order, and the scripts that show it, once the order is known: the card is
 * then rendered with the page. Never rejects.
 */
export async function readReview(cache: QueryClient, id: string, viewer: Viewer): Promise<void> {
  const project = cache.getQueryData(projectQuery(id).queryKey);
  if (project === undefined || cardOf(project, viewer) !== 'review') return;
  if (!roleMay('findings.read', viewer.role)) return;
  const query = findingsQuery(id, project.versionCreation);
  // Most proofs have something that is told.
  await Promise.all([cache.prefetchQuery(query), loadAll([ReviewFindings])]);
  await loadAll(shownFindings(cache.getQueryData(query.queryKey)).screens);
}
