/**
 * Which mails about projects a person receives: immediate, a daily digest, or none. Links, passwords and order forms
 * are always sent immediately.
 */
export const MAIL_CHOICES = ['immediat', 'quotidien', 'aucun'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
