/** The query of a step that was opened from the recap to settle one thing: its next screen is the recap again. */
export const BACK_TO_RECAP = { retour: 'recapitulatif' } as const;

export const isBackToRecap = ({ retour }: Readonly<Record<string, string>>): boolean =>
  retour === BACK_TO_RECAP.retour;
