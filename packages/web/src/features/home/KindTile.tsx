import type { KindTile as Kind } from '@ardoise/domain/kind-facts/words.ts';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { TYPE_DRAWINGS } from '../../components/projects/type-drawings.ts';
import { QuotaTrack } from '../../components/QuotaTrack.tsx';
import { lowQuota, type TileQuota, type TileRefusal } from './kind-tile.ts';

interface KindTileProps {
  tile: Kind;
  quota: TileQuota | null;
  refusal: TileRefusal | null;
  /** Text without quota or refusal. */
  note: string;
  /** Of the quota, in the place of the units left. */
  said?: string | null;
  /** The primary button of the page. */
  main: boolean;
  onCreate: () => void;
}

/** One kind that can be ordered, with the units left and its button; a closed one is greyed, with the reason why. */
export function KindTile({ tile, quota, refusal, note, said, main, onCreate }: KindTileProps) {
  const reason = useId();
  const picture = (
    <span className="home-kind-picture">
      <img src={TYPE_DRAWINGS[tile.type]} alt="" width="50" height="50" />
    </span>
  );
  if (refusal) {
    return (
      <button type="button" className="home-kind home-kind-off" aria-disabled aria-describedby={reason}>
        {picture}
        <span className="parted">
          <b>
            <span className="visually-hidden">{tile.create}&nbsp;: </span>
            {tile.title}
          </b>
          <span className="home-kind-words" id={reason}>
            {refusal.message}
          </span>
        </span>
      </button>
    );
  }
  const [verb = '', ...what] = tile.create.split(' ');
  return (
    <article className="home-kind">
      {picture}
      <div>
        <h3>{tile.title}</h3>
        <div className="home-kind-words">
          {quota ? <QuotaWords quota={quota} said={said ?? null} /> : <p>{note}</p>}
        </div>
      </div>
      <Button tone={main ? 'main' : 'line'} onClick={onCreate}>
        <span>
          {verb}
          <span className="visually-hidden"> {what.join(' ')}</span>
        </span>
      </Button>
    </article>
  );
}

function QuotaWords({ quota, said }: { quota: TileQuota; said: string | null }) {
  const { annual, used, remaining, confirm } = quota;
  const percent = annual > 0 ? Math.min(100, Math.round((100 * used) / annual)) : 100;
  return (
    <>
      <QuotaTrack className="home-kind-bar" percent={percent} />
      {said !== null ? (
        <p>{said}</p>
      ) : confirm ? (
        <p className="home-kind-low tone-wait">{lowQuota(remaining)}</p>
      ) : (
        <p>
          Il reste {remaining} sur {annual}
        </p>
      )}
    </>
  );
}
