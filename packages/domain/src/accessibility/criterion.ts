/** A fault that is admitted, and what helps until it is mended. */
export interface Gap {
  fault: string;
  meanwhile: string;
}

/** Somebody looked: their function, never their name (specification/accessibility.md). */
export interface Look {
  by: 'look';
  /** What was looked at. */
  pages: string;
  /** ISO day. */
  day: string;
  /** What it was looked at with, besides the eyes. */
  tool?: string;
  who: string;
  gap?: Gap;
}

/** Tests whose names begin with the criterion's number (e2e/rgaa); a gap is admitted beside them. */
export interface Tested {
  by: 'test';
  gap?: Gap;
}

/** Nothing here that it concerns. */
export interface Absent {
  by: 'absence';
  why: string;
}

/** How one knows: without evidence a criterion is not respected. */
export type Evidence = Tested | Look | Absent | { by: 'nothing' };

/** One of the 106 of RGAA 4.1, in our own words. */
export interface Criterion {
  /** '8.3' */
  number: string;
  title: string;
  evidence: Evidence;
}

export interface Theme {
  rank: number;
  name: string;
  criteria: readonly Criterion[];
}

export const RESULTS = ['respecté', 'non', 'sans objet'] as const;

export const CONFORMITIES = ['non conforme', 'partiellement conforme', 'totalement conforme'] as const;
