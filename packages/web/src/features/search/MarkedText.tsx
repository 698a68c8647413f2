import type { FoundIn } from '@ardoise/domain/contract/search.ts';

/** A text with its matches marked; plain without any. */
export function MarkedText({ found, text }: { found: FoundIn | undefined; text: string }) {
  if (found === undefined) return text;
  let place = 0;
  return found.texte.map(({ texte, marque }) => {
    const key = place;
    place += texte.length;
    return marque ? <mark key={key}>{texte}</mark> : <span key={key}>{texte}</span>;
  });
}
