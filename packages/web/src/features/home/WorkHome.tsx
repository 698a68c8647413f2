import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { KindTile as Kind } from '@ardoise/domain/kind-facts/words.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { LOW_QUOTA, quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { networkState } from '../../api/network-state.ts';
import type { Person } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { counted } from '../../components/format-number.ts';
import { lateScreen, useLoadedAhead } from '../../components/late-screen.tsx';
import { searchText } from '../../components/projects/list-order.ts';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { useQuota } from '../../hooks/use-quota.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { useSearch } from '../../router/context.ts';
import { HomeFigures } from './HomeFigures.tsx';
import { KindTile } from './KindTile.tsx';
import { KIND_TILES, tileQuota, tileRefusal } from './kind-tile.ts';
import { News } from './News.tsx';
import { NewProjectDialog } from './new-project/late-dialog.ts';
import { STEERED, SteeringList } from './SteeringList.tsx';
import { TurnList } from './TurnList.tsx';
import { useHomeFigures } from './use-home-figures.ts';

/** Where a dc's home is without a network: loaded with what else is used later. */
const OfflineHome = lateScreen(async () => (await import('./offline/OfflineHome.tsx')).OfflineHome);
const LATER = [OfflineHome, NewProjectDialog];
// What is shown first then.
if (!networkState().reached) OfflineHome.load().catch(() => undefined);

interface CreateSectionProps {
  /** A dc creates for themselves, within their SMHF's quota; an administrator chooses the dc. */
  asksDc: boolean;
  smhf: string | null;
  /** A kind was chosen, or is no more: its dialog is open. */
  onCreating: (creating: boolean) => void;
}

const OF_DC = 'Quota du SMHF du délégué commercial choisi';

/** The four kinds that can be ordered, with their quota and any reason why not. */
function CreateSection({ asksDc, smhf, onCreating }: CreateSectionProps) {
  const quota = useQuota(asksDc ? null : smhf);
  const settings = useSettings();
  const low = settings.data?.seuilQuota ?? LOW_QUOTA;
  const [chosen, setChosen] = useState<Kind | null>(null);
  const choose = (kind: Kind | null) => {
    setChosen(kind);
    onCreating(kind !== null);
  };
  useLoadedAhead(LATER);
  const withoutSmhf = !asksDc && smhf === null;
  const tiles = KIND_TILES.map((tile) => {
    const left = quota.data ? tileQuota(tile.type, quota.data, low) : null;
    // Default until the settings are loaded.
    const vaeSuspended = settings.data?.vaeSuspendue ?? true;
    const withoutCatalogue = settings.data?.sansCatalogue ?? [];
    const facts = { vaeSuspended, withoutCatalogue, withoutSmhf, quota: left };
    return { tile, quota: left, refusal: tileRefusal(tile.type, facts) };
  });
  // From an outlet's page: the kind is chosen, then the number is there already.
  const outlet = searchText(useSearch().point);
  const chosenQuota = tiles.find(({ tile }) => tile === chosen)?.quota ?? null;

  return (
    <>
      {quota.error && (
        <Banner tone="wait" role="alert">
          Votre quota n’a pas pu être lu. {messageOf(quota.error)}
        </Banner>
      )}
      <section className="home-create" aria-labelledby="create">
        <h2 className="title-section" id="create">
          {outlet ? `Commander pour le point de vente ${outlet}` : 'Créer un projet'}
        </h2>
        <div className="home-kinds">
          {tiles.map(({ tile, quota: left, refusal }, index) => (
            <KindTile
              key={tile.type}
              tile={tile}
              quota={left}
              refusal={refusal}
              note={asksDc && quotaKindOf(typeCodeOf(tile.type)) !== null ? OF_DC : tile.description}
              main={index === 0}
              onCreate={() => choose(tile)}
            />
          ))}
        </div>
      </section>
      {chosen && (
        <NewProjectDialog
          tile={chosen}
          quota={chosenQuota}
          asksDc={asksDc}
          outlet={outlet}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

/** The home of those who work, from what the device has where the server is not reached. */
export function WorkHome({ me }: { me: Person }) {
  const { reached } = useNetworkState();
  // A dialog that is open when the network goes stays, with what was typed.
  const [creating, setCreating] = useState(false);
  const isOffline = !reached && me.role === 'dc' && !creating;
  return isOffline ? <OfflineHome me={me} /> : <ReachedHome me={me} onCreating={setCreating} />;
}

/** What waits first, what may be created, the news; head office also sees what is blocked. */
function ReachedHome({ me, onCreating }: { me: Person; onCreating: (creating: boolean) => void }) {
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
        {decides && figures.data && (
          <div className="home-pair">
            <SteeringList of={STEERED.still} total={figures.data.immobiles} viewer={me} />
            <SteeringList of={STEERED.arbitration} total={figures.data.arbitrages} viewer={me} />
          </div>
        )}
        {roleMay('project.create', me.role) && (
          <CreateSection asksDc={me.role === 'administrator'} smhf={me.smhf} onCreating={onCreating} />
        )}
        <News />
      </div>
    </>
  );
}
