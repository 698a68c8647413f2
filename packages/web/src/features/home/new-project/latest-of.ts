/** One page of a list. */
const LOOKED_AT = 100;

/** The latest projects of a dc: their outlets are proposed for a new one. */
export const latestOf = (dc: string) =>
  ({ q_dc: dc, sort: 't_creation', dir: 'desc', limit: LOOKED_AT }) as const;
