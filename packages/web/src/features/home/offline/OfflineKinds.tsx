import { readProjectModels } from '@ardoise/domain/contract/project-models.ts';
import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { KindTile as Kind } from '@ardoise/domain/kind-facts/words.ts';
import { LOW_QUOTA } from '@ardoise/domain/rules/quota.ts';
import { useState } from 'react';
import { addressOf } from '../../../api/request.ts';
import { keptTime } from '../../../components/format-short-day.ts';
import { useKeptAddresses } from '../../../hooks/use-kept.ts';
import { useQuota } from '../../../hooks/use-quota.ts';
import { useSettings } from '../../../hooks/use-settings.ts';
import { KindTile } from '../KindTile.tsx';
import { KIND_TILES, type TileQuota, type TileRefusal, tileQuota, tileRefusal } from '../kind-tile.ts';
import { NewProjectDialog } from '../new-project/late-dialog.ts';

interface OfflineKindsProps {
  smhf: string | null;
  /** When the quota was kept, and now, in milliseconds. */
  at: number | null;
  now: number;
}

/** 'Il restait 23 sur 120 à 12:04' */
function quotaWords(quota: TileQuota | null, at: number | null, now: number): string | null {
  if (quota === null || at === null) return null;
  const time = keptTime(at, now);
  const when = time.includes(',') ? `, ${time}` : ` à ${time}`;
  return `Il restait ${quota.remaining} sur ${quota.annual}${when}`;
}

/** Why a kind is not begun here; null where it is. */
function closedWords(tile: Kind, refusal: TileRefusal | null, hasModels: boolean | undefined): string | null {
  if (refusal !== null) return refusal.message;
  if (!factsOfType(tile.type).begunOffline) return 'Réseau requis';
  return hasModels === false ? 'Réseau requis\u00a0: pas encore prêt sur cet appareil' : null;
}

/** The kinds, each begun here with what the device has of its quota, its outlets and its catalogues. */
export function OfflineKinds({ smhf, at, now }: OfflineKindsProps) {
  const quota = useQuota(smhf);
  const settings = useSettings().data;
  const isKept = useKeptAddresses();
  const [chosen, setChosen] = useState<Kind | null>(null);
  const leftOfKind = (tile: Kind) =>
    quota.data ? tileQuota(tile.type, quota.data, settings?.seuilQuota ?? LOW_QUOTA) : null;
  return (
    <section className="home-create" aria-labelledby="create">
      <h2 className="title-section" id="create">
        Créer un projet
      </h2>
      <div className="home-kinds">
        {KIND_TILES.map((tile, index) => {
          const left = leftOfKind(tile);
          const refusal = tileRefusal(tile.type, {
            vaeSuspended: settings?.vaeSuspendue ?? true,
            withoutCatalogue: settings?.sansCatalogue ?? [],
            withoutSmhf: smhf === null,
            quota: left,
          });
          const closed = closedWords(tile, refusal, isKept?.(addressOf(readProjectModels)));
          return (
            <KindTile
              key={tile.type}
              tile={tile}
              quota={left}
              refusal={closed === null ? null : { tone: 'draft', icon: 'pause', message: closed }}
              note={tile.description}
              said={quotaWords(left, at, now)}
              main={index === 0}
              onCreate={() => setChosen(tile)}
            />
          );
        })}
      </div>
      {chosen && (
        <NewProjectDialog
          tile={chosen}
          quota={leftOfKind(chosen)}
          asksDc={false}
          outlet=""
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}
