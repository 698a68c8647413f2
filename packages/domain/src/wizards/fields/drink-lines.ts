import type * as z from 'zod/mini';
import { countDrinks, type DrinkChoice, type drinkMap } from '../../projects/draft-fields.ts';
import { countInWords, line, pictured } from '../summary-lines.ts';
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

/** '14 en 6 familles'; empty while none is chosen. */
export function drinksInFamilies(boissons: Drinks | undefined): string {
  const families = Object.values(boissons ?? {}).filter((drinks) => Object.keys(drinks).length > 0);
  if (families.length === 0) return '';
  return `${countDrinks(boissons)} en ${countInWords(families.length, 'famille')}`;
}
