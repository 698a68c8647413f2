import type { Plugin } from 'vite';

/** What React Aria says by itself ('Suivant', 'Date sélectionnée'), in a language that is not the screens'. */
const OTHER_WORDS = /\/react-(?:aria|stately)\/dist\/private\/intl\/\w+\/(?!fr-FR)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Leaves out the library's words in the thirty-three other languages: 10 KB of the date field. */
export function frenchOnly(): Plugin {
  return {
    name: 'ardoise:french-only',
    apply: 'build',
    load: { filter: { id: OTHER_WORDS }, handler: () => 'export default {};' },
  };
}
