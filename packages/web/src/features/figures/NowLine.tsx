import { countProjects } from '@ardoise/domain/contract/projects.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { Link } from '../../router/Link.tsx';

const AT_YOURS = { q_main: 'agence' } as const;
const LATE = { q_main: 'agence', q_retard: '1' } as const;

function useCount(query: typeof AT_YOURS | typeof LATE): number | undefined {
  const { data } = useQuery({
    // Keyed with the lists: moves invalidate them.
    queryKey: ['projects', 'figures-now', query],
    queryFn: ({ signal }) => request(countProjects, { query, signal }),
  });
  return data?.reduce((sum, { count }) => sum + count, 0);
}

/** What an agency has to do today, whatever the period. */
export function NowLine() {
  const [here, late] = [useCount(AT_YOURS), useCount(LATE)];
  if (here === undefined || late === undefined) return null;
  return (
    <p className="figures-now">
      <b>En ce moment</b>
      <Link className="figures-link" to={PAGES.dashboard} search={{ q_vue: 'tout', ...AT_YOURS }}>
        {here} chez vous
      </Link>
      <Link className="figures-link" to={PAGES.dashboard} search={{ q_vue: 'tout', ...LATE }}>
        {late} en retard
      </Link>
    </p>
  );
}
