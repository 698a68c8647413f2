import { hashOfToken, newLinkToken } from '../../../secrets/link-token.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';

/** Stored parts of a queued mail. `words` and `html` are null or empty where there is none. */
export interface SealedParts {
  text: string;
  html: string;
  words: string | null;
  /** The encrypted tokens of its links; null without any, and for older mails. */
  secrets: Buffer | null;
}

/** 32 bytes in base64url, in any URL: no template can forget to mark a token. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Placeholder of a token: the hash that identifies its link. */
const PLACE = /jeton:([0-9a-f]{64})/g;

const hexOf = (token: string) => hashOfToken(token).toString('hex');
const hide = (text: string) => text.replace(TOKEN, (token) => `jeton:${hexOf(token)}`);

/** Encrypts the tokens of a mail, bound to its Message-ID, and replaces them by their hashes in its words. */
export function sealTokens(
  box: SecretBox,
  messageId: string,
  { text, html, words }: Omit<SealedParts, 'secrets'>,
): SealedParts {
  const tokens = [...new Set([text, html, words ?? ''].flatMap((part) => part.match(TOKEN) ?? []))];
  if (tokens.length === 0) return { text, html, words, secrets: null };
  return {
    text: hide(text),
    html: hide(html),
    words: words === null ? null : hide(words),
    secrets: box.seal(JSON.stringify(tokens), messageId),
  };
}

function replaceIn<Parts extends SealedParts>(
  parts: Parts,
  tokenOf: (hash: string) => string | undefined,
): Parts {
  const show = (text: string) => text.replace(PLACE, (place, hash: string) => tokenOf(hash) ?? place);
  const { text, html, words } = parts;
  return { ...parts, text: show(text), html: show(html), words: words === null ? null : show(words) };
}

/** The mail with the tokens of its links. @throws SecretLost */
export function openTokens<Parts extends SealedParts>(
  box: SecretBox,
  messageId: string,
  parts: Parts,
): Parts {
  if (parts.secrets === null) return parts;
  const tokens = JSON.parse(box.unseal(parts.secrets, messageId)) as string[];
  const known = new Map(tokens.map((token) => [hexOf(token), token]));
  return replaceIn(parts, (hash) => known.get(hash));
}

/**
 * The mail with new tokens for links that cannot be decrypted; `renew` sets a link's new token, and returns whether the
 * link still exists. Null when one does not: the mail would have a dead link.
 */
export async function remakeTokens(
  parts: SealedParts,
  renew: (hash: string, token: string) => Promise<boolean>,
): Promise<SealedParts | null> {
  const hashes = new Set(
    [...`${parts.text}${parts.words ?? ''}`.matchAll(PLACE)].map(([, hash = '']) => hash),
  );
  const made = new Map<string, string>();
  for (const hash of hashes) {
    const token = newLinkToken();
    if (!(await renew(hash, token))) return null;
    made.set(hash, token);
  }
  return replaceIn(parts, (hash) => made.get(hash));
}
