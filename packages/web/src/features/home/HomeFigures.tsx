import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STILL_DAYS } from '@ardoise/domain/projects/standstill.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { formatNumber } from '../../components/format-number.ts';
import { Link } from '../../router/Link.tsx';
import type { HomeFigures as Figures } from './use-home-figures.ts';

const NONE: Figures = {
  projets: 0,
  enCours: 0,
  enRetard: 0,
  immobiles: 0,
  allersRetours: 0,
  attente: 0,
  arbitrages: 0,
  aRegulariser: 0,
  equipe: [],
};

interface HomeFiguresProps {
  role: Role;
  /** Undefined while they load: their room is kept. */
  figures: Figures | undefined;
}

/** Figures linked to their lists; the first is of all projects for those who steer, of the ongoing ones for an mdv. */
export function HomeFigures({ role, figures }: HomeFiguresProps) {
  const { projets, enCours, enRetard, immobiles, allersRetours, arbitrages, aRegulariser } = figures ?? NONE;
  const all =
    role === 'mdv'
      ? { count: enCours, words: 'projets en cours', search: { q_encours: '1' } }
      : {
          count: projets,
          words: `projets, dont ${formatNumber(enCours)} en cours`,
          search: { q_vue: 'tout' },
        };
  const links = [
    all,
    { count: enRetard, words: 'en retard', search: { q_retard: '1', tri: 'echeance' }, hot: enRetard > 0 },
    {
      count: immobiles,
      words: `immobiles depuis plus de ${STILL_DAYS}\u00a0jours`,
      search: { q_immobile: '1', tri: 'depuis' },
    },
    {
      count: allersRetours,
      words: 'à plus de 2\u00a0allers-retours',
      search: { q_encours: '1', q_allers_retours: '1' },
    },
    ...(arbitrages > 0
      ? [{ count: arbitrages, words: 'à arbitrer', search: { q_arbitrage: '1', tri: 'depuis' }, hot: true }]
      : []),
    ...(aRegulariser > 0
      ? [{ count: aRegulariser, words: 'à régulariser', search: { q_aregulariser: '1', tri: 'depuis' } }]
      : []),
  ];
  return (
    <div className={figures ? 'home-figures' : 'home-figures home-pending'}>
      {links.map(
        ({
          count,
          words,
          search,
          hot = false,
        }: {
          count: number;
          words: string;
          search: object;
          hot?: boolean;
        }) => (
          <Link
            key={words}
            to={PAGES.dashboard}
            search={search}
            className={hot ? 'parted home-figure-hot' : 'parted'}
          >
            <b>{formatNumber(count)}</b>
            <span>{words}</span>
          </Link>
        ),
      )}
    </div>
  );
}
