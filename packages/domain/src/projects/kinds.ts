/** The five kinds of project (1-product.md section 1; 3-decisions.md section 1). */
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

const KIND_OF_TYPE: Record<ProjectType, ProjectKind> = {
  'Carte Brasserie': 'CHR',
  'Caissons Lumineux': 'VAE',
  'Boards PVC': 'VAE',
  Digital: 'VAE_DIGITAL',
  'Sur Mesure': 'PSM',
  'Direct Agence': 'PDA',
};

/** The kind whose wizard and transitions a support follows. */
export function kindOf(type: ProjectType): ProjectKind {
  return KIND_OF_TYPE[type];
}

/** `typeProjet` of a support: Digital counts as VAE. */
export function typeCodeOf(type: ProjectType): TypeCode {
  const kind = kindOf(type);
  return kind === 'VAE_DIGITAL' ? 'VAE' : kind;
}

/** Medals that make an outlet eligible, per kind; `null` is no condition (3-decisions.md section 7, head office edits them). */
export const DEFAULT_ELIGIBLE_MEDALS: Record<TypeCode, readonly string[] | null> = {
  CHR: ['platinum', 'gold', 'silver'],
  PSM: ['platinum', 'gold'],
  PDA: ['platinum', 'gold', 'silver'],
  VAE: null,
};

/** Whether a medal is among the eligible ones, whatever its case. */
export function isEligibleMedal(medal: string | undefined, eligible: readonly string[] | null): boolean {
  return eligible === null || eligible.includes((medal ?? '').trim().toLowerCase());
}

/** The supports that somebody comes to put up: no other has a pose (3-decisions.md section 2, hasPose). */
export const POSED_TYPES: readonly ProjectType[] = ['Boards PVC', 'Sur Mesure'];
