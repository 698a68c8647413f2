import type { CardDifference } from '../card-text/compare-cards.ts';
import type { CardChanges, ChangedSection } from './card-changes.ts';

/** The title of what differs from the former card, wherever it is told. */
export const WHAT_CHANGES = 'Ce qui change';

/** So many changes are shown before 'et 12 autres'. */
export const SHOWN_CHANGES = 60;

/** '11 prix changent' */
export const pricesInWords = (count: number): string =>
  count === 0 ? 'Aucun prix ne change' : count === 1 ? '1 prix change' : `${count}\u00a0prix changent`;

/** '+ 3,4 %', '− 2,0 %' */
export function riseInWords(percent: number): string {
  const amount = Math.abs(percent).toFixed(1).replace('.', ',');
  return `${percent < 0 ? '−' : '+'}\u00a0${amount}\u00a0%`;
}

/** 'sur 48 lignes' */
export const ofLinesInWords = (lines: number): string =>
  lines === 1 ? 'sur 1 ligne' : `sur ${lines}\u00a0lignes`;

/** '11 prix changent, sur 48 lignes, + 3,4 % en moyenne' */
export function changesInWords({ prix, lignes, moyenne }: CardChanges): string {
  const rise = moyenne === null ? [] : [`${riseInWords(moyenne)} en moyenne`];
  return [pricesInWords(prix), ofLinesInWords(lignes), ...rise].join(', ');
}

/** One change as a line: what was, and what is; a word in the place of what has no other side. */
export interface ToldChange {
  nom: string;
  avant: string;
  apres: string;
}

const NOTHING = 'sans prix';

/** A change in words: 'Ajouté', 'Retiré', or both sides. */
export function toldChange({ nature, nom, avant, apres }: CardDifference): ToldChange {
  const name = nom || '(sans nom)';
  switch (nature) {
    case 'en plus':
      return { nom: name, avant: '', apres: ['Ajouté', apres].filter(Boolean).join(', ') };
    case 'absent':
      return { nom: name, avant, apres: 'Retiré' };
    case 'prix différent':
    case 'prix ajouté':
      return { nom: name, avant: avant || NOTHING, apres: apres || NOTHING };
    case 'texte différent':
      // The new name is the line's own: only the former one is to be told.
      return apres === nom ? { nom: name, avant, apres: 'Renommé' } : { nom: name, avant, apres };
    case 'déplacé':
      return { nom: name, avant, apres: `Sous «\u00a0${apres}\u00a0»` };
  }
}

/** The sections with the first changes, and how many are left out. */
export function firstChanges(
  sections: readonly ChangedSection[],
  most: number,
): { shown: ChangedSection[]; rest: number } {
  let room = most;
  const shown = sections.flatMap(({ titre, lignes }) => {
    const own = lignes.slice(0, Math.max(room, 0));
    room -= lignes.length;
    return own.length === 0 ? [] : [{ titre, lignes: own }];
  });
  return { shown, rest: Math.max(-room, 0) };
}
