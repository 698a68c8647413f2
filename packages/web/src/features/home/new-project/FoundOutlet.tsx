import type { FoundOutlet as Found } from '@ardoise/domain/contract/outlets.ts';
import { medalInWords, medalOf, prefillOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import IconMedal from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { keptOutlet } from '../../../components/projects/outlet-words.ts';
import type { TileQuota } from '../kind-tile.ts';

const MONTH = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', month: 'long', year: 'numeric' });

interface FoundOutletProps {
  record: Found;
  /** Null where units are not counted, or not known. */
  quota: TileQuota | null;
  /** The outlet's last order of this kind, with its label; null without one. */
  last: { label: string; created: string } | null;
}

/** The found outlet: identity, medal, and units left. */
export function FoundOutlet({ record, quota, last }: FoundOutletProps) {
  const { nomPDV, adresse, codePostal, ville, nomClient } = prefillOf(record);
  const medal = medalOf(record);
  const kept = keptOutlet(record);
  const address = [adresse, [codePostal, ville].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <section className="new-project-outlet" aria-label="Point de vente">
      <div className="new-project-head">
        <div>
          <h3 className="title-section">{nomPDV}</h3>
          {address && <p className="meta">{address}</p>}
          {nomClient && <p className="meta">{nomClient}</p>}
          {kept && <p className="meta">{kept}</p>}
        </div>
        <span className={medal ? 'new-project-medal' : 'new-project-medal new-project-none'}>
          <Icon of={IconMedal} />
          {medalInWords(medal) || 'Sans médaille'}
        </span>
      </div>
      {(quota || last) && <hr />}
      {quota && (
        <Leader
          name={`Quota ${quota.year}`}
          value={`${counted(quota.remaining, 'restant', 'restants')} sur ${formatNumber(quota.annual)}`}
        />
      )}
      {last && <Leader name={last.label} value={MONTH.format(new Date(last.created))} />}
    </section>
  );
}
