import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { calendarDays, formatShortDate, formatTime } from '../../../components/format-date.ts';
import { keptTime } from '../../../components/format-short-day.ts';
import type { Drawing } from '../../../components/Icon.tsx';
import { type DraftState, hasUnsaved } from '../draft/draft-state.ts';

interface Words {
  icon: Drawing;
  look: '' | 'busy' | 'off';
  words: string;
}

const KEPT = 'Gardé sur cet appareil';
const UNAVAILABLE = 'Enregistrement impossible pour le moment : gardé sur cet appareil';

function settledWords({ savedAt, base }: DraftState): Words {
  // Begun here: the server does not have it yet.
  if (base.version === 0) return { icon: IconCloudOff, look: 'off', words: KEPT };
  const saved = { icon: IconCloudCheck, look: '' } as const;
  if (savedAt === null) return { ...saved, words: 'Rien à enregistrer' };
  // On another day, a time alone would be ambiguous.
  const today = calendarDays(savedAt, Date.now()) === 0;
  const words = today ? `Enregistré à ${formatTime(savedAt)}` : `Enregistré le ${formatShortDate(savedAt)}`;
  return { ...saved, words };
}

function retryingWords(reached: boolean, keptAt: number | null): Words {
  if (reached) return { icon: IconCloudOff, look: 'off', words: UNAVAILABLE };
  const words = keptAt === null ? KEPT : `${KEPT}, ${keptTime(keptAt, Date.now())}`;
  return { icon: IconCloudOff, look: 'off', words };
}

interface Saving {
  /** The device refuses to store the answers. */
  deviceFails: boolean;
  autosave: boolean;
  /** When the device stored the latest ones, in milliseconds; null if it has not. */
  keptAt: number | null;
}

/** State of the answers, in words. */
export function savingWords(state: DraftState, { deviceFails, autosave, keptAt }: Saving): Words {
  const { name } = state.phase;
  if (deviceFails && hasUnsaved(state) && name !== 'sending') {
    return { icon: IconAlertTriangle, look: 'off', words: 'Non enregistré : gardez cette page ouverte' };
  }
  switch (name) {
    case 'settled':
      return settledWords(state);
    case 'changed':
      return autosave || state.order !== null
        ? { icon: IconCloudUp, look: 'busy', words: 'Enregistrement…' }
        : { icon: IconCloudUp, look: 'off', words: 'Modifications à enregistrer' };
    case 'sending':
      return { icon: IconCloudUp, look: 'busy', words: 'Enregistrement…' };
    case 'retrying':
      return retryingWords(state.phase.reached, keptAt);
    case 'expired':
      return { icon: IconCloudOff, look: 'off', words: 'Session expirée : gardé sur cet appareil' };
    case 'refused':
      return { icon: IconAlertTriangle, look: 'off', words: `Non enregistré : ${state.phase.message}` };
    case 'conflicting':
    case 'signed':
      return { icon: IconAlertTriangle, look: 'off', words: 'À confirmer : gardé sur cet appareil' };
  }
}
