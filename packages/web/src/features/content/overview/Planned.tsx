import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { type PlannedLine, plannedLines } from './planned-lines.ts';
import { nextYear, usePlanned, useUnsetQuotas } from './use-overview.ts';

/** What changes by itself, by day: settings, entries that arrive or leave, next year's quotas. */
export function Planned() {
  const planned = usePlanned();
  const quotas = useUnsetQuotas();
  const lines = planned.data && plannedLines(planned.data, nextYear(), quotas.data ?? null);
  return (
    <section aria-labelledby="programme">
      <h2 className="title-section" id="programme">
        Programmé
      </h2>
      {planned.isPending && (
        <SkeletonGroup>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </SkeletonGroup>
      )}
      {planned.isError && <LoadFailed query={planned} />}
      {lines?.length === 0 && !quotas.isPending && <p className="hint">Rien n’est programmé.</p>}
      <ol className="overview-agenda">
        {lines?.map((line) => (
          <AgendaLine key={`${line.day} ${line.words}`} line={line} />
        ))}
      </ol>
    </section>
  );
}

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });
const MONTH_OF_YEAR = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** From there on a month alone may be the wrong year's. */
const FAR_MS = 300 * 86_400_000;

/** The day large, its month below. */
function AgendaLine({ line: { day, words, to, search, who, missing } }: { line: PlannedLine }) {
  const date = new Date(`${day}T00:00:00Z`);
  const isFar = date.getTime() > Date.now() + FAR_MS;
  return (
    <li>
      <time dateTime={day}>
        <b>{date.getUTCDate()}</b>
        <span>{(isFar ? MONTH_OF_YEAR : MONTH).format(date)}</span>
      </time>
      <span>
        <Link className="tappable" to={to} search={search ?? {}}>
          {words}
        </Link>
        {who !== null && <span className="meta overview-detail">{who}</span>}
        {missing !== undefined && <b className="meta overview-detail overview-missing">{missing}</b>}
      </span>
    </li>
  );
}
