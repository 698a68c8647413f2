/** Folded letter by letter, so that places stay the same. */
const folded = (text: string) =>
  [...text].map(
    (letter) =>
      letter
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase() || letter,
  );

/** The stretches of a text that begin a word like one that was asked for. */
function stretches(text: string, asked: string): { text: string; marked: boolean }[] {
  const letters = [...text];
  const plain = folded(text);
  const words = folded(asked)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const marked = letters.map(() => false);
  plain.forEach((_, place) => {
    if (place > 0 && /[\p{L}\p{N}]/u.test(plain[place - 1] ?? '')) return;
    for (const word of words)
      if (plain.slice(place, place + word.length).join('') === word)
        marked.fill(true, place, place + word.length);
  });
  const found: { text: string; marked: boolean }[] = [];
  letters.forEach((letter, place) => {
    const last = found.at(-1);
    if (last !== undefined && last.marked === marked[place]) last.text += letter;
    else found.push({ text: letter, marked: marked[place] === true });
  });
  return found;
}

/** A text with what was asked for marked in it. */
export function MarkedWords({ text, asked }: { text: string; asked: string }) {
  let place = 0;
  return stretches(text, asked).map((stretch) => {
    const key = place;
    place += stretch.text.length;
    return stretch.marked ? <mark key={key}>{stretch.text}</mark> : <span key={key}>{stretch.text}</span>;
  });
}
