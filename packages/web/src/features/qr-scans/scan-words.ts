import type { SCAN_PERIODS } from '@ardoise/domain/contract/qr-scans.ts';
import { LEADS_NOWHERE, READING_PROBLEM_WORDS, SILENT_DAYS } from '@ardoise/domain/projects/qr-reading.ts';
import { counted, formatNumber, NBSP } from '../../components/format-number.ts';
import type { ScannedOutlet, Scans } from './use-scans.ts';

/** Periods in words, by their days. */
export const PERIOD_WORDS: Record<(typeof SCAN_PERIODS)[number], string> = {
  7: `7${NBSP}derniers jours`,
  28: `4${NBSP}dernières semaines`,
  84: `12${NBSP}dernières semaines`,
  365: `12${NBSP}derniers mois`,
};

const DURATION: Record<number, string> = {
  7: `en 7${NBSP}jours`,
  28: `en 4${NBSP}semaines`,
  84: `en 12${NBSP}semaines`,
  365: 'en un an',
};

/** '464 scans en 4 semaines, sur 12 codes imprimés.' */
export function totalSentence({ total, codes, jours }: Pick<Scans, 'total' | 'codes' | 'jours'>): string {
  return `${counted(total, 'scan', 'scans')} ${DURATION[jours] ?? ''}, sur ${counted(codes, 'code imprimé', 'codes imprimés')}.`;
}

/** '2 codes n’ont servi à personne depuis 14 jours.' Empty for none. */
export function silentSentence(muets: number): string {
  if (muets === 0) return '';
  const codes = counted(muets, 'code n’a servi', 'codes n’ont servi');
  return `${codes} à personne depuis ${SILENT_DAYS}${NBSP}jours.`;
}

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** '20 novembre' */
export function dayWords(day: string): string {
  return DAY.format(new Date(`${day}T12:00:00Z`)).replaceAll(' ', NBSP);
}

/** The chart's text alternative. */
export function chartSentence({ parJour, total }: Pick<Scans, 'parJour' | 'total'>): string {
  const best = parJour.reduce((most, day) => (day.scans > most.scans ? day : most), {
    jour: '',
    scans: 0,
  });
  if (total === 0) return 'Aucun scan sur la période.';
  const mean = formatNumber(Math.round((10 * total) / parJour.length) / 10);
  return `${mean} scans par jour en moyenne, le plus le ${dayWords(best.jour)}${NBSP}: ${formatNumber(best.scans)}.`;
}

/** The labels of a chart's axis, from the top: the least round maximum of all bars, its half, zero. */
export function axisOf(most: number): [top: number, half: number, zero: 0] {
  let unit = 1;
  while (most > 10 * unit) unit *= 10;
  const tops = [2, 3, 4, 5, 6, 8, 10].map((step) => step * unit);
  const top = tops.find((each) => each >= most && each % 2 === 0) ?? 10 * unit;
  return [top, top / 2, 0];
}

/** What a printed code is judged: null where its size and colours are unknown. */
export function printedWords({
  taille,
  problemes,
}: ScannedOutlet['modele']): { ok: boolean; words: string } | null {
  if (problemes.includes('petit'))
    return { ok: false, words: `${formatNumber(taille ?? 0)}${NBSP}mm, trop petit` };
  if (problemes.includes('contraste')) return { ok: false, words: 'Contraste trop faible' };
  if (problemes.includes('inverse')) return { ok: false, words: 'Clair sur fond sombre' };
  return taille === null ? null : { ok: true, words: 'Lisible' };
}

/** Possible causes of a silent code, one sentence each; a request to check it where none is known. */
export function reasons({ cible, modele }: ScannedOutlet): string[] {
  const { taille, problemes } = modele;
  const said: string[] = [];
  if (cible.type === null) said.push(LEADS_NOWHERE);
  if (cible.repond === false)
    said.push(`${cible.probleme}${cible.depuis === null ? '' : `, depuis le ${dayWords(cible.depuis)}`}.`);
  said.push(...problemes.map((problem) => READING_PROBLEM_WORDS[problem](taille)));
  return said.length > 0 ? said : ['Rien ne l’explique ici : le code est-il en place, visible et propre ?'];
}
