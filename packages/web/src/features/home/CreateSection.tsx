import { typeCodeOf } from '@ardoise/domain/kinds/kind-facts.ts';
import type { KindTile } from '@ardoise/domain/kinds/words.ts';
import { quotaKindOf } from '@ardoise/domain/projects/quota.ts';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { useQuota } from '../../hooks/use-quota.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { KindCard } from './KindCard.tsx';
import { alertBanner, KIND_TILES, type TileQuota, tileQuota, tileRefusal } from './kind-tile.ts';
import { NewProjectDialog } from './new-project/NewProjectDialog.tsx';

interface CreateSectionProps {
  /** A dc creates for themselves, within their SMHF's quota; an administrator chooses the dc. */
  asksDc: boolean;
  smhf: string | null;
}

/** The four kinds that can be ordered, with their quota and any reason why not. */
export function CreateSection({ asksDc, smhf }: CreateSectionProps) {
  const quota = useQuota(asksDc ? null : smhf);
  const settings = useSettings();
  const [chosen, setChosen] = useState<KindTile | null>(null);
  const withoutSmhf = !asksDc && smhf === null;
  const tiles = KIND_TILES.map((tile) => {
    const left = quota.data ? tileQuota(tile.type, quota.data) : null;
    // Default until the settings are loaded.
    const vaeSuspended = settings.data?.vaeSuspendue ?? true;
    return { tile, quota: left, refusal: tileRefusal(tile.type, { vaeSuspended, withoutSmhf, quota: left }) };
  });
  // Drafts may outnumber the units left of a kind that cannot be created now.
  const alerts = tiles.filter(({ quota: left }) => left?.state === 'ALERTE');
  const chosenQuota = tiles.find(({ tile }) => tile === chosen)?.quota ?? null;

  return (
    <>
      {quota.error && (
        <Banner tone="wait" role="alert">
          Votre quota n’a pas pu être lu. {messageOf(quota.error)}
        </Banner>
      )}
      {alerts.map(({ tile, quota: left }) => left && <QuotaAlert key={tile.type} tile={tile} quota={left} />)}
      <section className="home-kinds" aria-label="Créer un projet">
        {tiles.map(({ tile, quota: left, refusal }, index) => (
          <KindCard
            key={tile.type}
            tile={tile}
            quota={left}
            waits={quota.isLoading && quotaKindOf(typeCodeOf(tile.type)) !== null}
            refusal={refusal}
            note={asksDc ? 'Le quota est celui du SMHF du délégué commercial que vous choisirez.' : undefined}
            main={index === 0}
            onCreate={() => setChosen(tile)}
          />
        ))}
      </section>
      {chosen && (
        <NewProjectDialog tile={chosen} quota={chosenQuota} asksDc={asksDc} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

function QuotaAlert({ tile, quota }: { tile: KindTile; quota: TileQuota }) {
  return (
    <div className="home-alert">
      <Banner tone="wait">{alertBanner(tile.type, quota)}</Banner>
    </div>
  );
}
