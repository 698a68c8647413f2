import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { LawPoints } from '@ardoise/domain/settings/law-points.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { Link } from '../../../router/Link.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { CatalogueIndex } from '../catalogues/CatalogueIndex.tsx';
import { useCatalogues } from '../catalogues/use-entries.ts';
import { useApiKeys } from '../integrations/use-api-keys.ts';
import { useWebhooks } from '../integrations/use-webhooks.ts';
import { ChangeLine } from '../log/ChangeLine.tsx';
import { NoChange } from '../log/NoChange.tsx';
import { useContentChanges } from '../log/use-content-changes.ts';
import { MatterList } from '../MatterList.tsx';
import { TakeScheduledBack } from '../settings/TakeScheduledBack.tsx';
import { type EditedSetting, useEditedSettings } from '../settings/use-edited-settings.ts';
import {
  closedQuotas,
  copiedKeys,
  emptyLists,
  endingKeys,
  leftBehind,
  type Matter,
  oldLawPoints,
  silentNames,
  stoppedWebhooks,
  unsetQuotas,
  withoutPicture,
  withoutSmhf,
} from './matters.ts';
import { type PlannedLine, plannedLines } from './planned-lines.ts';
import {
  nextYear,
  useClosedQuotas,
  useCopiedKeys,
  useLeftBehind,
  usePlanned,
  useSilentNames,
  useUnsetQuotas,
  useWithoutSmhf,
} from './use-overview.ts';
import './Overview.css';

interface Settling {
  matters: Matter[];
  /** What failed to load. */
  failed: { about: string; query: { refetch: () => Promise<unknown> } }[];
  /** Some of it is not known yet. */
  pending: boolean;
}

/** What is to be settled: each part is read, and fails, by itself. */
function useSettling(): Settling {
  const parts = useParts();
  return {
    matters: parts.flatMap(({ matter }) => matter ?? []),
    failed: parts.filter(({ query }) => query.isError),
    pending: parts.some(({ query }) => query.isLoading),
  };
}

const lawPointsIn = (settings: readonly EditedSetting[] | undefined) =>
  settings?.find(({ cle }) => cle === 'pointsDeDroit')?.valeur as LawPoints | undefined;

function useParts() {
  const closed = useClosedQuotas();
  const quotas = useUnsetQuotas();
  const catalogues = useCatalogues();
  const names = useSilentNames();
  const accounts = useWithoutSmhf();
  const left = useLeftBehind();
  const settings = useEditedSettings();
  const enabled = useMe().role === 'administrator';
  const keys = useApiKeys({ enabled });
  const webhooks = useWebhooks({ enabled });
  const copied = useCopiedKeys({ enabled });
  const drinks = catalogues.data?.listes.find(({ liste }) => liste === 'boissons');
  return [
    {
      about: `les quotas ${nextYear() - 1}`,
      query: closed,
      matter: closedQuotas(closed.data ?? null),
    },
    { about: 'les clés d’accès désactivées', query: copied, matter: copiedKeys(copied.data ?? []) },
    { about: 'les webhooks', query: webhooks, matter: stoppedWebhooks(webhooks.data ?? []) },
    { about: 'les clés d’API', query: keys, matter: endingKeys(keys.data ?? [], Date.now()) },
    {
      about: `les quotas ${nextYear()}`,
      query: quotas,
      // Nothing of a year that is not opened would be taken over.
      matter: closed.data === null ? unsetQuotas(quotas.data ?? [], nextYear()) : null,
    },
    {
      about: 'les catalogues vides',
      query: catalogues,
      matter: emptyLists(catalogues.data?.listes ?? []),
    },
    { about: 'les boissons sans image', query: catalogues, matter: withoutPicture(drinks?.sansImage ?? 0) },
    { about: 'les noms des contenus', query: names, matter: silentNames(names.data ?? []) },
    {
      about: 'les points de droit',
      query: settings,
      matter: oldLawPoints(lawPointsIn(settings.data), parisDay(new Date())),
    },
    { about: 'les comptes sans SMHF', query: accounts, matter: withoutSmhf(accounts.data ?? 0) },
    { about: 'les comptes à confier', query: left, matter: leftBehind(left.data ?? []) },
  ];
}

/** What changes by itself, by day: settings, entries that arrive or leave, next year's quotas. */
function Planned() {
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
function AgendaLine({ line }: { line: PlannedLine }) {
  const { day, words, to, search, who, missing, setting } = line;
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
        {setting && <TakeScheduledBack scheduled={setting} />}
      </span>
    </li>
  );
}

/** What is wrong, each with the act that settles it; nothing where nothing is. A part that was not read is said. */
function ToSettle({ matters, failed }: Pick<Settling, 'matters' | 'failed'>) {
  if (matters.length + failed.length === 0) return null;
  return (
    <MatterList matters={matters}>
      {failed.length > 0 && (
        <Banner
          tone="stop"
          role="alert"
          action={
            <Button onClick={() => void Promise.all(failed.map(({ query }) => query.refetch()))}>
              Réessayer
            </Button>
          }
        >
          Nous n’avons pas pu vérifier {failed.map(({ about }) => about).join(', ni ')}.
        </Banner>
      )}
    </MatterList>
  );
}

const SHOWN = 5;

/** The first page of the content management: what is wrong, what there is, what moves (specification/content-management.md). */
export function ContentOverviewPage() {
  const { matters, failed, pending } = useSettling();
  return (
    <ContentFrame
      title="Contenus et réglages"
      lede="Ce que les délégués commerciaux, les clients et les agences voient dans Ardoise."
    >
      {pending ? <OverviewSkeleton /> : <ToSettle matters={matters} failed={failed} />}
      {/* Loads in parallel; hidden until the matters above are known, against layout shift. */}
      <div className="overview-pair" hidden={pending}>
        <section aria-labelledby="catalogues">
          <h2 className="title-section" id="catalogues">
            Catalogues
          </h2>
          <CatalogueIndex />
        </section>
        <div className="overview-aside">
          <Planned />
          <LastChanges />
        </div>
      </div>
    </ContentFrame>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="75%" height={48} />
      <Skeleton width="75%" height={48} />
    </SkeletonGroup>
  );
}

function LastChanges() {
  const changes = useContentChanges({});
  const lines = changes.data?.pages.flatMap(({ changements }) => changements).slice(0, SHOWN);
  return (
    <section aria-labelledby="derniers">
      <div className="overview-head">
        <h2 className="title-section" id="derniers">
          Derniers changements
        </h2>
        <Link className="tappable" to={PAGES.contentLog}>
          Tout voir
        </Link>
      </div>
      {changes.isPending && (
        <SkeletonGroup>
          <Skeleton width="75%" height={20} />
          <Skeleton width="75%" height={20} />
        </SkeletonGroup>
      )}
      {changes.error && <LoadFailed query={changes} />}
      {lines?.length === 0 && <NoChange />}
      <ul className="overview-changes">
        {lines?.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}
