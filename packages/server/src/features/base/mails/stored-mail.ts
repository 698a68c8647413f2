import { withoutBidiControls } from './bidi-controls.ts';
import type { Mail } from './mail.ts';
import { renderHtml } from './mail-layout.ts';
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

/** Where a reply to the mail goes; nowhere for an older mail. */
export function replyToOf(mail: Pick<StoredWords, 'words'>): Pick<Mail, 'replyTo'> {
  const replyTo = wordsOf(mail)?.replyTo;
  if (replyTo === undefined) return {};
  return { replyTo: { ...replyTo, name: withoutBidiControls(replyTo.name) } };
}
