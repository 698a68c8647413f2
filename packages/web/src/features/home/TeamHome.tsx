import { messageOf } from '../../api/api-error.ts';
import type { Person } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeQuotas } from './HomeQuotas.tsx';
import { News } from './News.tsx';
import { STEERED, SteeringList } from './SteeringList.tsx';
import { TeamTable } from './TeamTable.tsx';
import { useHomeFigures } from './use-home-figures.ts';

/** A manager's figures, quotas of an smhf, what is late or stands still and with whom, and their people. */
export function TeamHome({ me }: { me: Person }) {
  const { data: figures, error, isPending, refetch } = useHomeFigures();
  return (
    <>
      <div className="page-head home-head">
        <h1 className="title-page">Bonjour {me.prenom || me.nom}</h1>
        <HomeFigures role={me.role} figures={figures} />
      </div>
      {error && (
        <Banner tone="stop" role="alert" action={<Button onClick={() => void refetch()}>Réessayer</Button>}>
          {messageOf(error)}
        </Banner>
      )}
      {me.role === 'smhf' && <HomeQuotas smhf={me.name} />}
      {figures && (
        <>
          <div className="home-pair">
            <SteeringList of={STEERED.late} total={figures.enRetard} viewer={me} />
            <SteeringList of={STEERED.still} total={figures.immobiles} viewer={me} />
          </div>
          {figures.equipe.length > 0 && (
            <TeamTable team={figures.equipe} leads={me.role === 'smhf' ? 'smhf' : 'mdv'} />
          )}
        </>
      )}
      {!isPending && (
        <div className="home-news-below">
          <News />
        </div>
      )}
    </>
  );
}
