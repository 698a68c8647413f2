import { isIP } from 'node:net';
import { KEY_NAME_MAX, KEY_NAME_TOO_LONG } from '@ardoise/domain/accounts/api-keys.ts';
import { type FieldError, Refusal } from '@ardoise/domain/base/errors.ts';
import type { WebhookEvent } from '@ardoise/domain/projects/webhook-events.ts';
import { isPublicAddress } from '../../../http/public-address.ts';
import type { WebhookFields } from '../../base/webhook-sending/webhooks.repository.ts';

const LONGEST_URL = 500;
const LOOPBACK = 'http://127.0.0.1:';

/** Syntax only; resolved and checked again at each delivery (http/reach-address.ts). */
function urlProblem(text: string, allowsLoopback: boolean): string {
  if (text === '') return 'Donnez l’adresse du programme à prévenir.';
  if (text.length > LONGEST_URL) return `${LONGEST_URL}\u00a0caractères au plus.`;
  if (!URL.canParse(text)) return 'Cette adresse n’est pas valable.';
  const { protocol, hostname, username, password } = new URL(text);
  if (allowsLoopback && text.startsWith(LOOPBACK)) return '';
  if (protocol !== 'https:') return 'Cette adresse doit commencer par https://.';
  if (username !== '' || password !== '')
    return 'Pas de mot de passe dans l’adresse\u00a0: le secret du webhook signe chaque envoi.';
  // The root's dot at the end makes no name of the internet: 'localhost.'.
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const isReachable = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
  return isReachable ? '' : 'Cette adresse n’est pas sur internet.';
}

/** @throws Refusal VALIDATION by field */
export function readWebhookFields(
  { nom, url, evenements }: { nom: string; url: string; evenements: readonly WebhookEvent[] },
  allowsLoopback: boolean,
): WebhookFields {
  const champs: FieldError[] = [
    {
      chemin: 'nom',
      message:
        nom === ''
          ? 'Donnez un nom\u00a0: celui du programme prévenu.'
          : nom.length > KEY_NAME_MAX
            ? KEY_NAME_TOO_LONG
            : '',
    },
    { chemin: 'url', message: urlProblem(url, allowsLoopback) },
    { chemin: 'evenements', message: evenements.length === 0 ? 'Choisissez au moins un événement.' : '' },
  ].filter(({ message }) => message !== '');
  if (champs.length > 0) throw new Refusal('VALIDATION', { message: champs[0]?.message ?? '', champs });
  return { name: nom, url, events: [...new Set(evenements)] };
}
