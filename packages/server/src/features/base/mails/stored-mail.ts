import type { FileStore } from '../../../storage/file-store.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { withoutBidiControls } from './bidi-controls.ts';
import type { Mail } from './mail.ts';
import { renderHtml } from './mail-layout.ts';
import type { Attachment } from './mail-sender.ts';
import type { StoredWords } from './mails.repository.ts';

/** What a mail says; null for an older mail, stored as HTML. */
export function wordsOf({ words }: Pick<StoredWords, 'words'>): Mail | null {
  return words === null ? null : (JSON.parse(words) as Mail);
}

/** A mail's HTML, as sent or displayed. `picture` is the address of its picture; null without one. */
export function htmlOf(
  { words, html }: Pick<StoredWords, 'words' | 'html'>,
  publicUrl: string,
  picture: string | null,
): string {
  const mail = wordsOf({ words });
  return mail === null ? html : renderHtml(mail, publicUrl, picture);
}

/** A file of a calendar as a part of a mail: its method is said in both (RFC 6047 section 2.4). */
function calendarPart({ filename, ...content }: NonNullable<Mail['calendar']>, sender: string): Attachment {
  const contentType = `text/calendar; charset=utf-8; method=${content.method}`;
  return { content: Buffer.from(calendarFile(content, sender)), filename, contentType };
}

/**
 * The attachment of a mail; null without one, or if it has been erased since. `sender` is the address that mails are
 * from.
 */
export async function attachmentOf(
  files: FileStore,
  mail: Pick<StoredWords, 'words'>,
  sender: string,
): Promise<Attachment | null> {
  const { attachment: named, calendar } = wordsOf(mail) ?? {};
  if (calendar !== undefined) return calendarPart(calendar, sender);
  const content = named === undefined ? null : await files.read(named.sha256);
  if (named === undefined || content === null) return null;
  return { content, filename: named.filename, contentType: 'application/pdf' };
}

/** Reply-To address; none for an older mail. */
export function replyToOf(mail: Pick<StoredWords, 'words'>): Pick<Mail, 'replyTo'> {
  const replyTo = wordsOf(mail)?.replyTo;
  if (replyTo === undefined) return {};
  return { replyTo: { ...replyTo, name: withoutBidiControls(replyTo.name) } };
}
