/** pdf.js's name of the error of a file that asks for a password. */
const PASSWORD = 'PasswordException';

/** What a reader's error says of a file, with its words for the log. */
export function whyUnread(error: unknown): { refus: 'protege' | 'illisible'; failure: string } {
  const isLocked = error instanceof Error && error.name === PASSWORD;
  return {
    refus: isLocked ? 'protege' : 'illisible',
    failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  };
}
