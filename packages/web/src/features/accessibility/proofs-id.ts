/** The place on the page of a theme's proofs. */
export const proofsId = (rank: number): string => `preuves-${rank}`;
