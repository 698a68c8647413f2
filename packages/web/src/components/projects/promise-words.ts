/** What one reads of a day before it is promised. */
export const PROMISE_READ =
  'Le délégué commercial et le client liront ce jour. Vous pourrez le changer, en disant pourquoi.';

/** Of the day that is proposed. */
export const PROPOSED = '10 jours ouvrés à partir d’aujourd’hui.';

/** What a client reads beside a promise that has passed. */
export const LATE_FOR_CLIENT = 'Votre délégué commercial vous donne une date.';
