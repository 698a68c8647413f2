/** The last step of every wizard. Apart from the engine: a list links to it without loading that. */
export const RECAP_PATH = 'recapitulatif';
