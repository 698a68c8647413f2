import { withoutBidiControls } from './bidi-controls.ts';
import type { Mail } from './mail.ts';
import { renderHtml } from './mail-layout.ts';
import type { StoredWords } from './mails.repository.ts';

/** A mail's HTML, as sent or displayed. */
export function htmlOf({ words, html }: Pick<StoredWords, 'words' | 'html'>, publicUrl: string): string {
  return words === null ? html : renderHtml(JSON.parse(words) as Mail, publicUrl);
}

/** Where a reply to the mail goes; nowhere for an older mail. */
export function replyToOf({ words }: Pick<StoredWords, 'words'>): Pick<Mail, 'replyTo'> {
  const { replyTo } = words === null ? {} : (JSON.parse(words) as Mail);
  if (replyTo === undefined) return {};
  return { replyTo: { ...replyTo, name: withoutBidiControls(replyTo.name) } };
}
