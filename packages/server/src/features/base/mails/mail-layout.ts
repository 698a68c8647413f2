import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { CalendarMethod } from '../calendar/calendar-file.ts';
import { withoutBidiControls } from './bidi-controls.ts';
import type { Mail } from './mail.ts';
import { type Joined, type Said, toHtml } from './mail-html.ts';

/** The subject and the plain text of a mail, stored with it. */
export function renderText(mail: Mail, publicUrl: string): { subject: string; text: string } {
  const spaced = withFrenchSpaces(mail);
  return { subject: spaced.subject, text: withoutBidiControls(toText(spaced, publicUrl)) };
}

/**
 * The HTML of a mail, without remote content: rendered on sending or display, deterministic for the same words.
 * `picture` is the address of its picture; null without one.
 */
export function renderHtml(mail: Mail, publicUrl: string, picture: string | null): string {
  const spaced = withFrenchSpaces(mail);
  const parts = { said: saidWith(spaced), joined: calendarSaid(spaced), foot: footOf(spaced), picture };
  return withoutBidiControls(toHtml(spaced, parts, publicUrl));
}

/** Subjects contain user input: a line break would allow header injection, a bidi control reverse the line. */
function oneLine(text: string): string {
  return withoutBidiControls(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** French no-break spaces: inside « », before : ; ! ?, between a number and its unit. */
function french(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:;!?])/g, '\u00a0')
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

/** Applies them to our own sentences; facts and user input are unchanged. */
function withFrenchSpaces(mail: Mail): Mail {
  return {
    ...mail,
    subject: french(oneLine(mail.subject)),
    title: french(mail.title),
    paragraphs: mail.paragraphs.map(french),
    notes: (mail.notes ?? []).map(french),
  };
}

/** The comment and attached files; undefined without either. */
function saidWith({ message }: Mail): Said | undefined {
  if (message === undefined) return undefined;
  const { from, text, files = [] } = message;
  const said = text.trim();
  if (said === '' && files.length === 0) return undefined;
  const joined =
    files.length === 0 ? '' : `${files.length > 1 ? 'Fichiers joints' : 'Fichier joint'}\u00a0: `;
  const whose = from === null ? 'Votre message' : `Message ${ofName(from)}`;
  return { whose, text: said, joined: joined + files.join(', ') };
}

function footOf({ replyTo }: Mail): string {
  const reply =
    replyTo === undefined
      ? 'Merci de ne pas répondre à ce message.'
      : `Si vous répondez à ce message, ${replyTo.name} vous lit.`;
  return `Ardoise, la commande de supports pour cafés et restaurants. ${reply}`;
}

function contactLine({ name, company, telephone }: NonNullable<Mail['contact']>): string {
  return `Votre délégué commercial\u00a0: ${[name, company, telephone].filter(Boolean).join(', ')}`;
}

function messageText(mail: Mail): string | undefined {
  const said = saidWith(mail);
  if (said === undefined) return undefined;
  const quoted = said.text === '' ? [] : said.text.split(/\r\n?|\n/).map((line) => `> ${line}`);
  return [`${said.whose}\u00a0:`, ...quoted, said.joined].filter((line) => line !== '').join('\n');
}

/** What to do with the file of a calendar. */
const CALENDAR_WORDS: Record<CalendarMethod, string> = {
  PUBLISH: 'Joint à ce message : touchez-le pour le mettre à votre agenda.',
  CANCEL: 'Joint à ce message : touchez-le pour retirer ce rendez-vous de votre agenda.',
};

function calendarSaid({ calendar }: Mail): Joined | undefined {
  return calendar && { filename: calendar.filename, words: french(CALENDAR_WORDS[calendar.method]) };
}

function calendarText(mail: Mail): string | undefined {
  const said = calendarSaid(mail);
  return said && `${said.filename}\n${said.words}`;
}

function toText(mail: Mail, publicUrl: string): string {
  const { title, greeting, paragraphs, facts, action, contact, notes = [] } = mail;
  const factLines = facts?.map(
    ({ label, value, path }) =>
      `${label}\u00a0: ${value}${path === undefined ? '' : `\n${publicUrl}${path}`}`,
  );
  const parts = [
    title,
    action && `${action.label}\u00a0:\n${publicUrl}${action.path}`,
    greeting,
    ...paragraphs,
    calendarText(mail),
    factLines?.join('\n'),
    messageText(mail),
    contact && contactLine(contact),
    ...notes,
    `-- \n${footOf(mail)}`,
  ];
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;
}
