import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import type { Drawing } from '../../components/Icon.tsx';
import type { ListedMail, MailState } from './use-mails.ts';

interface Shown {
  icon: Drawing;
  tone: 'wait' | 'work' | 'stop' | 'done';
  word: string;
}

/** Labels of the three lists. */
export const STATE_TABS: Record<MailState, Shown> = {
  attente: { icon: IconClock, tone: 'wait', word: 'En attente' },
  echec: { icon: IconCircleX, tone: 'stop', word: 'En échec' },
  envoye: { icon: IconCircleCheck, tone: 'done', word: 'Envoyés' },
};

/** State of one mail: icon and word. */
export function shownState(state: MailState, { en_cours, tentatives }: ListedMail): Shown {
  if (state === 'echec') return { icon: IconCircleX, tone: 'stop', word: 'Échec' };
  if (state === 'envoye') return { icon: IconCircleCheck, tone: 'done', word: 'Envoyé' };
  if (en_cours) return { icon: IconMailForward, tone: 'work', word: 'Envoi en cours' };
  if (tentatives > 0) return { icon: IconRepeat, tone: 'wait', word: 'À réessayer' };
  return { icon: IconClock, tone: 'wait', word: 'En attente' };
}
