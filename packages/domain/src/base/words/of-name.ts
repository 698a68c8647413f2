const NAMES_IN_Y = /^y(?=[b-df-hj-np-tv-xz])/i;
/** 'Hélène', 'Henri', 'Hilaire', 'Honoré', 'Hubert', 'Hyacinthe': French names, whose h is mute. */
const MUTE_H = /^h(?:[éèê]|e(?![iy])|il|ip|o[nrm]|u[bm]|ug(?!ues)|y)/i;
const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/**
 * A person's name, or an organisation's, after 'de': 'd’Yves', 'de Paul', 'd’Hélène', 'de Hassan', 'de Yann'
 * (specification/words.md#elision). A y is a vowel before a consonant; an h is mute at the beginning of a French name,
 * and aspirated in every other, 'Hugues' among them. An address is no name: 'de a@b.fr'.
 */
export function ofName(name: string): string {
  const elided = !name.includes('@') && [VOWEL, NAMES_IN_Y, MUTE_H].some((start) => start.test(name));
  return elided ? `d’${name}` : `de ${name}`;
}
