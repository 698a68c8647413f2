import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import type { Person } from '../../api/session.ts';
import { counted } from '../../components/format-number.ts';
import { CreateSection } from './CreateSection.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { News } from './News.tsx';
import { STEERED, SteeringList } from './SteeringList.tsx';
import { TurnList } from './TurnList.tsx';
import { useHomeFigures } from './use-home-figures.ts';

/** What waits first, what may be created, the news; head office also sees what is blocked. */
export function WorkHome({ me }: { me: Person }) {
  const figures = useHomeFigures();
  const waits = waitingFor(me.role).length > 0;
  const decides = me.role === 'siege' || me.role === 'administrator';
  const count = figures.data?.attente;
  const waiting =
    count === 0
      ? ', rien ne vous attend'
      : `, ${counted(count ?? 0, 'projet vous attend', 'projets vous attendent')}`;
  return (
    <>
      <div className="page-head home-head">
        <h1 className={decides ? 'title-page home-title-beside' : 'title-page'}>
          Bonjour {me.prenom || me.nom}
          {waits && <span className={count === undefined ? 'home-pending' : undefined}>{waiting}</span>}
        </h1>
        {decides && <HomeFigures role={me.role} figures={figures.data} />}
      </div>
      <div className={waits ? 'home-work' : 'home-work home-work-idle'}>
        {waits && <TurnList viewer={me} count={count} />}
        <News />
        {decides && figures.data && (
          <div className="home-pair">
            <SteeringList of={STEERED.still} total={figures.data.immobiles} viewer={me} />
            <SteeringList of={STEERED.arbitration} total={figures.data.arbitrages} viewer={me} />
          </div>
        )}
        {roleMay('project.create', me.role) && (
          <CreateSection asksDc={me.role === 'administrator'} smhf={me.smhf} />
        )}
      </div>
    </>
  );
}
