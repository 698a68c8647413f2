import type { FileStore } from '../../../storage/file-store.ts';
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

/** The attachment of a mail; null without one, or if it has been erased since. */
export async function attachmentOf(
  files: FileStore,
  mail: Pick<StoredWords, 'words'>,
): Promise<{ content: Buffer; filename: string } | null> {
  const named = wordsOf(mail)?.attachment;
  const content = named === undefined ? null : await files.read(named.sha256);
  return named === undefined || content === null ? null : { content, filename: named.filename };
}

/** Reply-To address; none for an older mail. */
export function replyToOf(mail: Pick<StoredWords, 'words'>): Pick<Mail, 'replyTo'> {
  const replyTo = wordsOf(mail)?.replyTo;
  if (replyTo === undefined) return {};
  return { replyTo: { ...replyTo, name: withoutBidiControls(replyTo.name) } };
}
