/**
 * Which mails about projects a person receives: each at once, one a day that lists what waits for them, or none. Links,
 * passwords and order forms always go at once.
 */
export const MAIL_CHOICES = ['immediat', 'quotidien', 'aucun'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
