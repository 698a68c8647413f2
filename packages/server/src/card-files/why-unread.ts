/** pdf.js's name of the error of a file that asks for a password. */
const PASSWORD = 'PasswordException';

/** An error in words, for the log. */
export const failureOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** What a reader's error says of a file, with its words for the log. */
export function whyUnread(error: unknown): { refus: 'protege' | 'illisible'; failure: string } {
  const isLocked = error instanceof Error && error.name === PASSWORD;
  return {
    refus: isLocked ? 'protege' : 'illisible',
    failure: failureOf(error),
  };
}
