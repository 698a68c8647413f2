import { LOW_QUOTA } from '@ardoise/domain/rules/quota.ts';
import { keptTime } from '../../../components/format-short-day.ts';
import { useQuota } from '../../../hooks/use-quota.ts';
import { useSettings } from '../../../hooks/use-settings.ts';
import { KindTile } from '../KindTile.tsx';
import { KIND_TILES, type TileQuota, tileQuota, tileRefusal } from '../kind-tile.ts';

interface OfflineKindsProps {
  smhf: string | null;
  /** When the quota was kept, and now, in milliseconds. */
  at: number | null;
  now: number;
}

/** 'Réseau requis. Il restait 23 sur 120 à 12:04' */
function closedWords(quota: TileQuota | null, at: number | null, now: number): string {
  if (quota === null || at === null) return 'Réseau requis';
  const time = keptTime(at, now);
  const when = time.includes(',') ? `, ${time}` : ` à ${time}`;
  return `Réseau requis. Il restait ${quota.remaining} sur ${quota.annual}${when}`;
}

/** The kinds, closed: the server counts units and knows the outlets. */
export function OfflineKinds({ smhf, at, now }: OfflineKindsProps) {
  const quota = useQuota(smhf);
  const settings = useSettings().data;
  return (
    <section className="home-create" aria-labelledby="create">
      <h2 className="title-section" id="create">
        Créer un projet
      </h2>
      <div className="home-kinds">
        {KIND_TILES.map((tile) => {
          const left = quota.data
            ? tileQuota(tile.type, quota.data, settings?.seuilQuota ?? LOW_QUOTA)
            : null;
          const closed = tileRefusal(tile.type, {
            vaeSuspended: settings?.vaeSuspendue ?? true,
            withoutCatalogue: settings?.sansCatalogue ?? [],
            withoutSmhf: smhf === null,
            quota: left,
          });
          const message = closed?.message ?? closedWords(left, at, now);
          return (
            <KindTile
              key={tile.type}
              tile={tile}
              quota={left}
              refusal={{ tone: 'draft', icon: 'pause', message }}
              note=""
              main={false}
              onCreate={() => undefined}
            />
          );
        })}
      </div>
    </section>
  );
}
