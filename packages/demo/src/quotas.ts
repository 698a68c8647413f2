import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';

/**
 * Units of a year: the first SMHF has plenty left, the second more drafts of cards than units, and one unit of Direct
 * Agence at the end of its year.
 */
const ANNUAL: Record<string, Record<QuotaKind, number>> = {
  smhf1: { CHR: 120, VAE: 140, PDA: 60 },
  smhf2: { CHR: 36, VAE: 50, PDA: 12 },
};

/** The units of this year and of the two before, in which the first projects may have been created. */
export function demoQuotas(year: number): { smhf: string; year: number; kind: QuotaKind; annuel: number }[] {
  return Object.entries(ANNUAL).flatMap(([smhf, kinds]) =>
    (Object.entries(kinds) as [QuotaKind, number][]).flatMap(([kind, annuel]) =>
      [year - 2, year - 1, year].map((each) => ({ smhf, year: each, kind, annuel })),
    ),
  );
}
