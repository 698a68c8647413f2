import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
import { forecastWords, paceWords } from '../../components/forecast-words.ts';
import { QuotaBar } from '../../components/QuotaBar.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { type QuotaRow, useQuotaTracking } from '../../hooks/use-quota-tracking.ts';

/** The year's quotas of an smhf, each with its forecast. */
export function HomeQuotas({ smhf }: { smhf: string }) {
  const tracking = useQuotaTracking(smhf, undefined);
  const own = QUOTA_KINDS.flatMap(
    (kind) => tracking.data?.filter((row) => row.smhf === smhf && row.typeProjet === kind) ?? [],
  );
  return (
    <section className="home-quotas">
      <div className="home-section-head">
        <h2 className="title-section">Quotas {own[0]?.annee}</h2>
        <Link to="/suivi-quotas">Suivi des quotas</Link>
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
                look={row.statut === 'OK' && row.prevision?.outcome !== 'lasts' ? 'ALERTE' : row.statut}
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
