import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { KindTile as Kind } from '@ardoise/domain/kind-facts/words.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { useQuota } from '../../hooks/use-quota.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { KindTile } from './KindTile.tsx';
import { KIND_TILES, tileQuota, tileRefusal } from './kind-tile.ts';
import { NewProjectDialog } from './new-project/NewProjectDialog.tsx';

interface CreateSectionProps {
  /** A dc creates for themselves, within their SMHF's quota; an administrator chooses the dc. */
  asksDc: boolean;
  smhf: string | null;
}

const OF_DC = 'Quota du SMHF du délégué commercial choisi';

/** The four kinds that can be ordered, with their quota and any reason why not. */
export function CreateSection({ asksDc, smhf }: CreateSectionProps) {
  const quota = useQuota(asksDc ? null : smhf);
  const settings = useSettings();
  const [chosen, setChosen] = useState<Kind | null>(null);
  const withoutSmhf = !asksDc && smhf === null;
  const tiles = KIND_TILES.map((tile) => {
    const left = quota.data ? tileQuota(tile.type, quota.data, settings.data?.seuilQuota) : null;
    // Default until the settings are loaded.
    const vaeSuspended = settings.data?.vaeSuspendue ?? true;
    return { tile, quota: left, refusal: tileRefusal(tile.type, { vaeSuspended, withoutSmhf, quota: left }) };
  });
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
          Créer un projet
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
              onCreate={() => setChosen(tile)}
            />
          ))}
        </div>
      </section>
      {chosen && (
        <NewProjectDialog tile={chosen} quota={chosenQuota} asksDc={asksDc} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
