import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { formatDate } from '../../components/format-date.ts';
import { counted, formatNumber } from '../../components/format-number.ts';
import { Link } from '../../router/Link.tsx';
import type { HomeFigures } from './use-home-figures.ts';

type Member = HomeFigures['equipe'][number];

interface TeamTableProps {
  team: readonly Member[];
  /** Whose team it is. */
  leads: 'smhf' | 'mdv';
}

/** The people of a team with their ongoing projects; each figure is a link to its list. */
export function TeamTable({ team, leads }: TeamTableProps) {
  return (
    <section className="home-team">
      <div className="home-section-head">
        <h2 className="title-section">Votre équipe</h2>
        <Link to={PAGES[`${leads}Projects`]}>Réaffecter des projets</Link>
      </div>
      <table className="home-table">
        <thead>
          <tr>
            <th scope="col">Personne</th>
            <th scope="col" className="home-number">
              En cours
            </th>
            <th scope="col">Dont en attente de cette personne</th>
            <th scope="col" className="home-number">
              En retard
            </th>
            <th scope="col" className="home-number">
              Plus de 2&nbsp;allers-retours
            </th>
          </tr>
        </thead>
        <tbody>
          {team.map((member) => (
            <MemberRow key={`${member.role} ${member.username}`} member={member} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { username, nom, role, enCours, enRetard, allersRetours, attente } = member;
  const whose = role === 'dc' ? { q_dc: username } : { q_mdv: username };
  return (
    <tr>
      <th scope="row">
        {nom}
        <span className="meta">{roleWords(member)}</span>
      </th>
      <Figure label="En cours" count={enCours} search={{ ...whose, q_encours: '1' }} />
      <td data-label="Dont en attente de cette personne">
        {attente === 0 ? (
          <span className="meta">–</span>
        ) : (
          <span className="home-load">
            <span className="home-load-track" aria-hidden>
              <i style={{ width: `${(100 * attente) / enCours}%` }} />
            </span>
            <Link to={PAGES.dashboard} search={{ ...whose, q_main: 'dc' }}>
              {formatNumber(attente)} sur {formatNumber(enCours)}
            </Link>
          </span>
        )}
      </td>
      <Figure label="En retard" count={enRetard} search={{ ...whose, q_retard: '1' }} hot />
      <Figure
        label="Plus de 2&nbsp;allers-retours"
        count={allersRetours}
        search={{ ...whose, q_encours: '1', q_allers_retours: '1' }}
      />
    </tr>
  );
}

/** 'MDV, 2 délégués'; 'DC · remplacé par Camille Ferrand jusqu’au 27 novembre 2026' */
function roleWords({ role, delegues, remplacement }: Member): string {
  const words = role === 'mdv' ? `MDV, ${counted(delegues, 'délégué', 'délégués')}` : 'DC';
  if (remplacement === null) return words;
  return `${words} · remplacé par ${remplacement.nom} jusqu’au ${formatDate(`${remplacement.au}T12:00:00Z`)}`;
}

interface FigureProps {
  label: string;
  count: number;
  search: object;
  hot?: boolean;
}

function Figure({ label, count, search, hot = false }: FigureProps) {
  return (
    <td className="home-number" data-label={label}>
      {count === 0 ? (
        <span className="meta">0</span>
      ) : (
        <Link to={PAGES.dashboard} search={search} className={hot ? 'home-late' : undefined}>
          {formatNumber(count)}
        </Link>
      )}
    </td>
  );
}
