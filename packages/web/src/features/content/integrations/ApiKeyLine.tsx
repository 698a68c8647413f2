import { API_KEY_STATES, type ApiKeyState } from '@ardoise/domain/accounts/api-keys.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import type { StatusTone } from '@ardoise/domain/projects/statuses.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import type { Drawing } from '../../../components/Icon.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { endsSoon, untilWords } from './key-words.ts';
import type { ListedApiKey } from './use-api-keys.ts';

const LOOKS: Record<ApiKeyState, { icon: Drawing; tone: StatusTone }> = {
  active: { icon: IconCircleCheck, tone: 'done' },
  suspendue: { icon: IconUserOff, tone: 'stop' },
  expiree: { icon: IconClock, tone: 'draft' },
  revoquee: { icon: IconCircleOff, tone: 'draft' },
};
const ENDING = { icon: IconClock, tone: 'wait' } as const;

/** One key: what it may do, until when, and when it was last used. */
export function ApiKeyLine({ apiKey, onRevoke }: { apiKey: ListedApiKey; onRevoke: () => void }) {
  const { nom, compte, ecriture, fin_secret, etat } = apiKey;
  const { icon, tone } = etat === 'active' && endsSoon(apiKey, Date.now()) ? ENDING : LOOKS[etat];
  const isOver = etat === 'revoquee' || etat === 'expiree';
  return (
    <li data-over={isOver || undefined}>
      <div>
        <b>{nom}</b>
        <span className="meta integrations-secret">ardoise_…{fin_secret}</span>
      </div>
      <div>
        <span>
          {compte.nom} <span className="meta">({ROLE_LABELS[compte.role]})</span>
        </span>
        <span className="meta">{ecriture ? 'Lit et écrit' : 'Lit seulement'}</span>
      </div>
      <div>
        <Until apiKey={apiKey} />
        <LastUse apiKey={apiKey} />
      </div>
      <Tag icon={icon} tone={tone}>
        {API_KEY_STATES[etat]}
      </Tag>
      {!isOver && (
        <Button onClick={onRevoke} aria-label={`Révoquer la clé ${nom}`}>
          Révoquer
        </Button>
      )}
    </li>
  );
}

function Until({ apiKey }: { apiKey: ListedApiKey }) {
  const { etat, t_revocation } = apiKey;
  if (t_revocation !== null) return <span>Révoquée le {formatDate(t_revocation)}</span>;
  if (etat === 'suspendue') return <span>Son compte est fermé, ou a changé de rôle</span>;
  return <span>{etat === 'expiree' ? `Valait ${untilWords(apiKey)}` : `Vaut ${untilWords(apiKey)}`}</span>;
}

function LastUse({ apiKey: { t_utilisation, adresse, t_creation, creee_par } }: { apiKey: ListedApiKey }) {
  if (t_utilisation === null)
    return (
      <span className="meta">
        Jamais utilisée, créée par {creee_par} <RelativeTime date={t_creation} />
      </span>
    );
  return (
    <span className="meta">
      Utilisée <RelativeTime date={t_utilisation} />
      {adresse !== '' && ` depuis ${adresse}`}
    </span>
  );
}
