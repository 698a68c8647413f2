import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { calendarDays, formatShortDate, formatTime } from '../../../components/format-date.ts';
import type { Drawing } from '../../../components/Icon.tsx';
import { type DraftState, hasUnsaved } from '../draft/draft-state.ts';

interface Words {
  icon: Drawing;
  look: '' | 'busy' | 'off';
  words: string;
}

const OFFLINE = 'Hors ligne : gardé sur cet appareil';
const UNAVAILABLE = 'Enregistrement impossible pour le moment : gardé sur cet appareil';

function settledWords(savedAt: number | null): Words {
  const saved = { icon: IconCloudCheck, look: '' } as const;
  if (savedAt === null) return { ...saved, words: 'Rien à enregistrer' };
  // On another day, a time alone would be ambiguous.
  const today = calendarDays(savedAt, Date.now()) === 0;
  const words = today ? `Enregistré à ${formatTime(savedAt)}` : `Enregistré le ${formatShortDate(savedAt)}`;
  return { ...saved, words };
}

/** State of the answers, in words. */
export function savingWords(state: DraftState, deviceFails: boolean, autosave: boolean): Words {
  const { name } = state.phase;
  if (deviceFails && hasUnsaved(state) && name !== 'sending') {
    return { icon: IconAlertTriangle, look: 'off', words: 'Non enregistré : gardez cette page ouverte' };
  }
  switch (name) {
    case 'settled':
      return settledWords(state.savedAt);
    case 'changed':
      return autosave || state.order !== null
        ? { icon: IconCloudUp, look: 'busy', words: 'Enregistrement…' }
        : { icon: IconCloudUp, look: 'off', words: 'Modifications à enregistrer' };
    case 'sending':
      return { icon: IconCloudUp, look: 'busy', words: 'Enregistrement…' };
    case 'retrying':
      return { icon: IconCloudOff, look: 'off', words: state.phase.reached ? UNAVAILABLE : OFFLINE };
    case 'expired':
      return { icon: IconCloudOff, look: 'off', words: 'Session expirée : gardé sur cet appareil' };
    case 'refused':
      return { icon: IconAlertTriangle, look: 'off', words: `Non enregistré : ${state.phase.message}` };
    case 'conflicting':
    case 'signed':
      return { icon: IconAlertTriangle, look: 'off', words: 'À confirmer : gardé sur cet appareil' };
  }
}
