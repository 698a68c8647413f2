import type { SalesforceState, SalesforceTrouble } from '@ardoise/domain/contract/salesforce.ts';
import { calendarDays, formatDate, formatTime } from '../../../components/format-date.ts';

const MEANS: Record<SalesforceTrouble, string> = {
  lent: 'Les fiches de moins de 24\u00a0h sont servies par la table.',
  refuse: 'Les fiches gardées sont servies. L’identifiant et le secret du serveur sont à vérifier',
  limite: 'Les fiches gardées sont servies jusqu’à ce que Salesforce accepte de nouveau des appels.',
  injoignable: 'Les fiches gardées sont servies. Salesforce est redemandé de lui-même.',
  requete: 'Les fiches gardées sont servies. Les noms des champs ou la version de l’API sont à vérifier',
};

/** ' depuis 9:12', ' depuis le 20 novembre 2026, 09:12' */
function sinceWords(depuis: string | null, now: number): string {
  if (depuis === null) return '';
  const time = formatTime(depuis).replace(/^0/, '');
  return calendarDays(depuis, now) === 0 ? ` depuis ${time}` : ` depuis le ${formatDate(depuis)}, ${time}`;
}

/** What only an administrator mends. */
const FOR_ADMINISTRATOR: readonly SalesforceTrouble[] = ['refuse', 'requete'];

/** The message of a failure, with whom to ask: '… sont à vérifier : demandez à Paule Ferrand ou à Jean Roy.' */
function meansWords(etat: SalesforceTrouble, administrators: readonly string[]): string {
  if (!FOR_ADMINISTRATOR.includes(etat)) return MEANS[etat];
  const asked = administrators.map((name) => `à ${name}`).join(' ou ');
  return `${MEANS[etat]}${asked && `\u00a0: demandez ${asked}`}.`;
}

/** What the state of Salesforce is, what it means for delegates, and whether it is as it should be. */
export interface SalesforceWords {
  title: string;
  means: string | null;
  tone: 'done' | 'wait' | 'stop' | 'draft';
}

/** A state in words; null is not configured. */
export function salesforceWords(state: SalesforceState, now: number = Date.now()): SalesforceWords {
  const { etat } = state;
  const since = sinceWords(state.depuis, now);
  if (etat === 'connecte') return { title: 'Salesforce\u00a0: connecté', means: null, tone: 'done' };
  if (etat === 'inconnu')
    return { title: 'Salesforce\u00a0: pas encore interrogé', means: null, tone: 'draft' };
  const titles: Record<SalesforceTrouble, string> = {
    lent: `Salesforce est lent${since}`,
    refuse: `Salesforce refuse nos identifiants${since}`,
    limite: `Salesforce\u00a0: limite d’appels atteinte${since}`,
    injoignable: `Salesforce ne répond pas${since}`,
    requete: `Salesforce refuse notre demande${since}`,
  };
  return {
    title: titles[etat],
    means: meansWords(etat, state.administrateurs),
    tone: etat === 'lent' ? 'wait' : 'stop',
  };
}

/** Why a test of Salesforce failed, in a sentence. */
export const TEST_FAILED: Record<SalesforceTrouble, string> = {
  lent: 'Salesforce n’a pas répondu en 10\u00a0secondes.',
  refuse: 'Salesforce refuse nos identifiants.',
  limite: 'La limite d’appels de Salesforce est atteinte.',
  injoignable: 'Salesforce ne répond pas.',
  requete: 'Salesforce refuse notre demande.',
};
