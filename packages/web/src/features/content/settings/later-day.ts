import { parisDay } from '@ardoise/domain/projects/paris-day.ts';

const DAY_MS = 86_400_000;

/** When a planned day begins. */
export const AT_MIDNIGHT = 'À minuit, heure de Paris.';

/** The first day that something can be planned for, in Paris. */
export const tomorrow = () => parisDay(new Date(Date.now() + DAY_MS));
