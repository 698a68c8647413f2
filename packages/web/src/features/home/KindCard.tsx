import type { KindTile } from '@ardoise/domain/kinds/words.ts';
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { TYPE_DRAWINGS } from '../../components/projects/type-drawings.ts';
import { QuotaBar } from '../../components/QuotaBar.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { lowQuota, type TileQuota, type TileRefusal } from './kind-tile.ts';

const NOTE_ICONS = { pause: IconPlayerPause, info: IconInfoCircle, stop: IconAlertOctagon };

interface KindCardProps {
  tile: KindTile;
  quota: TileQuota | null;
  /** Its quota is loading: reserves its space. */
  waits: boolean;
  refusal: TileRefusal | null;
  /** Text without quota or refusal. */
  note: string | undefined;
  /** The primary button of the page. */
  main: boolean;
  onCreate: () => void;
}

/** One kind that can be ordered: description, units left, and the button or the reason why not. */
export function KindCard({ tile, quota, waits, refusal, note, main, onCreate }: KindCardProps) {
  const reason = useId();
  const overspent = quota?.state === 'DEPASSE';
  return (
    <article className={refusal ? 'home-kind home-kind-off' : 'home-kind'}>
      <div className="home-picture">
        <img src={TYPE_DRAWINGS[tile.type]} alt="" width="84" height="96" />
      </div>
      <h2 className="title-section">{tile.title}</h2>
      <p className="meta">{tile.description}</p>
      <div className="home-quota" id={reason}>
        {waits && !refusal ? (
          <QuotaSkeleton />
        ) : quota && (!refusal || overspent) ? (
          <QuotaBar name={`Quota ${quota.year}`} used={quota.used} annual={quota.annual} look={lookOf(quota)}>
            <QuotaSentence quota={quota} refusal={refusal} />
          </QuotaBar>
        ) : (
          <TileNote
            tone={refusal?.tone ?? 'draft'}
            icon={refusal?.icon ?? 'info'}
            message={refusal?.message ?? note}
          />
        )}
      </div>
      <Button
        tone={main ? 'main' : 'line'}
        refused={refusal !== null}
        aria-describedby={refusal ? reason : undefined}
        onClick={onCreate}
      >
        {tile.create}
      </Button>
    </article>
  );
}

/** Placeholder of a quota, of the same height. */
function QuotaSkeleton() {
  return (
    <SkeletonGroup label="Chargement du quota">
      <div className="quota-bar">
        <p>
          <Skeleton width="80%" />
        </p>
        <div className="quota-bar-track" />
        <p className="quota-bar-note">
          <Skeleton width="60%" />
        </p>
      </div>
    </SkeletonGroup>
  );
}

interface TileNoteProps {
  tone: TileRefusal['tone'];
  icon: keyof typeof NOTE_ICONS;
  message: string | undefined;
}

function TileNote({ tone, icon, message }: TileNoteProps) {
  if (message === undefined) return null;
  return (
    <p className={`quota-bar-note tone-${tone}`}>
      <Icon of={NOTE_ICONS[icon]} />
      <span>{message}</span>
    </p>
  );
}

function lookOf(quota: TileQuota) {
  return quota.state === 'OK' && quota.confirm ? 'ALERTE' : quota.state;
}

function QuotaSentence({ quota, refusal }: { quota: TileQuota; refusal: TileRefusal | null }) {
  if (refusal) return <>{refusal.message}</>;
  if (!quota.confirm) return <>{counted(quota.remaining, 'création restante', 'créations restantes')}</>;
  return (
    <>
      {lowQuota(quota.remaining)}
      {quota.state === 'ALERTE' && (
        <>
          <br />
          {counted(quota.upcoming, 'brouillon', 'brouillons')} pour{' '}
          {counted(quota.remaining, 'restant', 'restants')}
        </>
      )}
    </>
  );
}
