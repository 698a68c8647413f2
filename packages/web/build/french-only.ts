import type { Plugin } from 'vite';

/** React Aria's built-in strings ('Suivant', 'Date sélectionnée'), in other languages than the screens'. */
const OTHER_WORDS = /\/react-(?:aria|stately)\/dist\/private\/intl\/\w+\/(?!fr-FR)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Removes the library's strings in the thirty-three other languages: 10 KB of the date field. */
export function frenchOnly(): Plugin {
  return {
    name: 'ardoise:french-only',
    apply: 'build',
    load: { filter: { id: OTHER_WORDS }, handler: () => 'export default {};' },
  };
}
