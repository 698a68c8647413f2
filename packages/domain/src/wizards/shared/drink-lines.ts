import type * as z from 'zod/mini';
import type { drinkMap } from '../../projects/draft-fields.ts';
import { pictured } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard.ts';

/** Chosen drinks in words, a line a family. */
export function drinkLines(boissons: z.output<typeof drinkMap> | undefined): SummaryLine[] {
  return Object.entries(boissons ?? {})
    .filter(([, drinks]) => Object.keys(drinks).length > 0)
    .map(([family, drinks]) =>
      pictured(
        family,
        Object.values(drinks).map((drink) => ({
          ...drink,
          name: [drink.name, drink.format].filter(Boolean).join(' '),
        })),
      ),
    );
}
