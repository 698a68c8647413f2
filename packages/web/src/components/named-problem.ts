/** Stop words, which name nothing. */
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

/** Whether a message already names its field: 'Téléphone Client obligatoire' names 'Téléphone du client'. */
function names(message: string, label: string): boolean {
  const said = wordsOf(message);
  return wordsOf(label).every((word) => said.some((one) => one.startsWith(word) || one.endsWith(word)));
}

/**
 * A problem in a summary, away from its field: 'Téléphone du client : Téléphone incorrect'. A message that names the
 * field is unchanged, 'Ville obligatoire'; a question is followed by its message.
 */
export function namedProblem(label: string | undefined, message: string): string {
  if (label === undefined || names(message, label)) return message;
  return label.endsWith('?') ? `${label} ${message}` : `${label}\u00a0: ${message}`;
}
