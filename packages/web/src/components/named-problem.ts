/** Words that name nothing by themselves. */
const SMALL = new Set([
  'a',
  'au',
  'aux',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'il',
  'l',
  'la',
  'le',
  'les',
  'par',
  'sur',
  'un',
  'une',
]);

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SMALL.has(word))
    .map((word) => word.replace(/s$/, ''));
}

/** 'Téléphone Client obligatoire' names 'Téléphone du client' by itself. */
function names(message: string, label: string): boolean {
  const said = wordsOf(message);
  return wordsOf(label).every((word) => said.some((one) => one.startsWith(word) || one.endsWith(word)));
}

/**
 * A problem as a summary tells it, apart from its field: 'Téléphone du client : Téléphone incorrect'. A sentence that names the field
 * stands alone, 'Ville obligatoire'; a question is followed by its sentence.
 */
export function namedProblem(label: string | undefined, message: string): string {
  if (label === undefined || names(message, label)) return message;
  return label.endsWith('?') ? `${label} ${message}` : `${label}\u00a0: ${message}`;
}
