/** The names of the five kinds of project (specification/kinds.md#the-five-kinds); their definitions are in `kinds/`. */
export const PROJECT_KINDS = ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** The code stored in `typeProjet`: Digital shares VAE's. */
export const TYPE_CODES = ['CHR', 'VAE', 'PSM', 'PDA'] as const;
export type TypeCode = (typeof TYPE_CODES)[number];

/** The support stored in `type`. */
export const PROJECT_TYPES = [
  'Carte Brasserie',
  'Caissons Lumineux',
  'Boards PVC',
  'Digital',
  'Sur Mesure',
  'Direct Agence',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** Quotas are counted per SMHF, calendar year and kind; Sur Mesure has none (specification/quotas.md). */
export const QUOTA_KINDS = ['CHR', 'VAE', 'PDA'] as const satisfies readonly TypeCode[];
export type QuotaKind = (typeof QUOTA_KINDS)[number];
