import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { useEffect } from 'react';
import { messageOf, NetworkError } from '../../api/api-error.ts';
import type { FirstReads } from '../../api/first-reads.ts';
import type { Person } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { forecastWords, paceWords } from '../../components/forecast-words.ts';
import { HomeBanner } from '../../components/HomeBanner.tsx';
import { keepNotice } from '../../components/kept-notice.ts';
import { NoNetwork } from '../../components/NoNetwork.tsx';
import { QuotaBar } from '../../components/QuotaBar.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { quotaQuery } from '../../hooks/use-quota.ts';
import { type QuotaRow, useQuotaTracking } from '../../hooks/use-quota-tracking.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { Link } from '../../router/Link.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { News, newsQuery } from './News.tsx';
import { STEERED, SteeringList } from './SteeringList.tsx';
import { TeamTable } from './TeamTable.tsx';
import { turnsQuery } from './TurnList.tsx';
import { homeQuery, useHomeFigures } from './use-home-figures.ts';
import { WorkHome } from './WorkHome.tsx';
import './Home.css';

/** The year's quotas of an smhf, each with its forecast. */
function HomeQuotas({ smhf }: { smhf: string }) {
  const tracking = useQuotaTracking(smhf, undefined);
  const own = QUOTA_KINDS.flatMap(
    (kind) => tracking.data?.filter((row) => row.smhf === smhf && row.typeProjet === kind) ?? [],
  );
  return (
    <section className="home-quotas">
      <div className="home-section-head">
        <h2 className="title-section">Quotas {own[0]?.annee}</h2>
        <Link to={PAGES.quotas}>Suivi des quotas</Link>
      </div>
      {tracking.error && <p className="meta">{messageOf(tracking.error)}</p>}
      {tracking.isPending && (
        <SkeletonGroup label="Chargement des quotas">
          <div className="home-quota-row">
            {[1, 2, 3].map((quota) => (
              <div key={quota}>
                <Skeleton width="100%" height={72} />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      )}
      {own.length > 0 && (
        <div className="home-quota-row">
          {own.map((row) => (
            <div key={row.typeProjet}>
              <QuotaBar
                name={KIND_WORDS[row.typeProjet].name}
                used={row.annuel - row.restant}
                annual={row.annuel}
                pressing={row.statut !== 'OK' || row.prevision?.outcome !== 'lasts'}
              >
                <Outlook row={row} />
              </QuotaBar>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** What is left, and until when it lasts. */
function Outlook({ row: { restant, prevision, avenir } }: { row: QuotaRow }) {
  if (prevision === null) return null;
  return (
    <>
      Il reste {Math.max(0, restant)}. {forecastWords(prevision)}
      {prevision.outcome !== 'spent' && `, ${paceWords(prevision, avenir)}`}.
    </>
  );
}

/** A manager's figures, quotas of an smhf, late projects and those standing still by holder, and their people. */
function TeamHome({ me }: { me: Person }) {
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

/** Head office's notice: its text is kept for the skeleton of the next load. */
function HomeNotice() {
  const notice = useSettings().data?.banniere;
  useEffect(() => {
    if (notice !== undefined) keepNotice(notice);
  }, [notice]);
  return notice ? <HomeBanner text={notice} wide /> : null;
}

const reads: FirstReads = (cache, { me }) => {
  const leads = me.role === 'smhf' || me.role === 'mdv';
  // Follows the session; the tiles that it marks do not wait for it.
  if (me.role === 'dc' && me.smhf !== null) void cache.prefetchQuery(quotaQuery(me.smhf));
  return [
    cache.prefetchQuery(homeQuery),
    cache.prefetchQuery(newsQuery),
    ...(leads || waitingFor(me.role).length === 0 ? [] : [cache.prefetchQuery(turnsQuery)]),
  ];
};

/** Of other roles than a dc nothing of it is on the device. */
function HomeOfRole() {
  const me = useMe();
  const { error, data, refetch } = useHomeFigures();
  if (me.role !== 'dc' && data === undefined && error instanceof NetworkError)
    return <NoNetwork wholePage onRetry={() => void refetch()} />;
  return me.role === 'smhf' || me.role === 'mdv' ? <TeamHome me={me} /> : <WorkHome me={me} />;
}

function Home() {
  return (
    <>
      <HomeNotice />
      <main tabIndex={-1}>
        <HomeOfRole />
      </main>
    </>
  );
}

/** Waiting projects of those who work, then what they may order; for those who lead a team, its figures and people. */
export const HomePage = Object.assign(Home, { reads });
