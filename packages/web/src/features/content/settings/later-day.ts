import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';

/** When a planned day begins. */
export const AT_MIDNIGHT = 'À minuit, heure de Paris.';

/** The first day that something can be planned for, in Paris. */
export const tomorrow = () => dayAfter(parisDay(new Date()), 1);
