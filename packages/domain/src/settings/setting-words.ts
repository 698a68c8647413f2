/* Refusals that several settings give. */
export const PAST_DAY_NEEDED = 'Un jour passé, ou aujourd’hui.';
export const WRONG_EMAIL = 'Adresse e-mail incorrecte\u00a0: par exemple nom@domaine.fr.';
