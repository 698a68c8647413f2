import type { QuotaKind } from '@ardoise/domain/projects/quota.ts';

/** Units of a year: the first SMHF has plenty left for cards, the second has more drafts than units. */
const ANNUAL: Record<string, Record<QuotaKind, number>> = {
  smhf1: { CHR: 120, VAE: 40, PDA: 20 },
  smhf2: { CHR: 36, VAE: 30, PDA: 8 },
};

/** The units of this year and of the year before, in which the first projects may have begun. */
export function demoQuotas(year: number): { smhf: string; year: number; kind: QuotaKind; annuel: number }[] {
  return Object.entries(ANNUAL).flatMap(([smhf, kinds]) =>
    (Object.entries(kinds) as [QuotaKind, number][]).flatMap(([kind, annuel]) =>
      [year - 1, year].map((each) => ({ smhf, year: each, kind, annuel })),
    ),
  );
}
