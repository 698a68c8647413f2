import type * as z from 'zod/mini';
import { countDrinks, type DrinkChoice, type drinkMap } from '../../projects/draft-fields.ts';
import { line, pictured } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

type Drinks = z.output<typeof drinkMap>;

const withFormat = ({ name, format }: DrinkChoice) => [name, format].filter(Boolean).join(' ');

/** Chosen drinks in words, a line per family; one 'à compléter' line when none is chosen. */
export function drinkLines(boissons: Drinks | undefined): SummaryLine[] {
  if (countDrinks(boissons) === 0) return [line('Boissons', '')];
  return Object.entries(boissons ?? {})
    .filter(([, drinks]) => Object.keys(drinks).length > 0)
    .map(([family, drinks]) =>
      pictured(
        family,
        Object.values(drinks).map((drink) => ({ ...drink, name: withFormat(drink) })),
      ),
    );
}

/** The names of chosen drinks over all families. */
export function drinkNames(boissons: Drinks | undefined): string[] {
  return Object.values(boissons ?? {}).flatMap((drinks) => Object.values(drinks).map(withFormat));
}
