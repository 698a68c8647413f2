import type { StatusTone } from '@ardoise/domain/projects/statuses.ts';
import { DELIVERY_FAILURES, TRIAL_EVENT, WEBHOOK_EVENTS } from '@ardoise/domain/projects/webhook-events.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import type { Drawing } from '../../../components/Icon.tsx';
import type { DeliveryState, ListedDelivery, ListedWebhook } from './use-webhooks.ts';

interface Look {
  icon: Drawing;
  tone: StatusTone;
  words: string;
}

/** The state of a webhook, as a tag. */
export function webhookLook({
  actif,
  arret,
  echecs_depuis,
}: Pick<ListedWebhook, 'actif' | 'arret' | 'echecs_depuis'>): Look {
  if (arret !== null) return { icon: IconCircleX, tone: 'stop', words: 'Arrêté' };
  if (!actif) return { icon: IconPlayerPause, tone: 'draft', words: 'En pause' };
  return echecs_depuis === null
    ? { icon: IconCircleCheck, tone: 'done', words: 'Actif' }
    : { icon: IconAlertTriangle, tone: 'wait', words: 'En échec' };
}

/** Why the server stopped it, in a sentence; empty if it did not. */
export function stopWords({ arret }: Pick<ListedWebhook, 'arret'>): string {
  if (arret === null) return '';
  return arret === '410'
    ? 'Le programme a répondu que cette adresse n’existe plus (410).'
    : 'Le programme n’a accepté aucun envoi depuis trois jours.';
}

export const DELIVERY_LOOKS: Record<DeliveryState, Look> = {
  attente: { icon: IconClock, tone: 'wait', words: 'En attente' },
  livree: { icon: IconCircleCheck, tone: 'done', words: 'Livré' },
  echec: { icon: IconCircleX, tone: 'stop', words: 'En échec' },
};

/** What an attempt found: 'Réponse 503', 'Pas de réponse en 5 s'. */
export function attemptWords({ reponse, echec }: ListedDelivery['essais'][number]): string {
  return echec === null ? `Réponse ${reponse}` : DELIVERY_FAILURES[echec];
}

/** An event in French; its technical name for one that is not known any more. */
export function eventWords(type: string): string {
  if (type === TRIAL_EVENT) return 'Essai';
  return (WEBHOOK_EVENTS as Partial<Record<string, string>>)[type] ?? type;
}
