import type { QuotaRow } from '../hooks/use-quota-tracking.ts';
import { formatDate } from './format-date.ts';
import { counted, formatNumber, NBSP } from './format-number.ts';

type Forecast = NonNullable<QuotaRow['prevision']>;

const oneDecimal = (pace: number) => formatNumber(Math.round(pace * 10) / 10);

/** 'Épuisé vers le 14 décembre 2026' */
export function forecastWords({ outcome, day }: Forecast): string {
  if (outcome === 'spent') return 'Épuisé';
  if (outcome === 'lasts') return 'Pas épuisé avant la fin de l’année';
  if (outcome === 'drafts') return 'Épuisé dès l’envoi des brouillons';
  return `Épuisé vers le ${formatDate(`${day}T12:00:00Z`)}`;
}

/** 'à 3,5 par semaine, 5 brouillons compris': the input of the forecast. */
export function paceWords({ pace }: Forecast, avenir: number): string {
  const drafts = avenir === 0 ? '' : `, ${counted(avenir, 'brouillon compris', 'brouillons compris')}`;
  if (pace === 0) return `aucune consommation en 12${NBSP}semaines${drafts}`;
  return `${oneDecimal(pace)} par semaine${drafts}`;
}

/** Explanation of the forecast. */
export const FORECAST_METHOD = `La date d’épuisement suit le rythme des 12${NBSP}dernières semaines, tous projets du quota confondus. Les brouillons à venir sont comptés comme envoyés${NBSP}; ce qui reste ensuite part à ce rythme.`;
