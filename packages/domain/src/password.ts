/** Shortest password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;
/** Fewest different characters: 'aaaaaaaaaaaa' is long and worth nothing. */
const LEAST_VARIETY = 5;

/** Why a new password is not accepted, in French, or null. `name` is the account's, which is no password. */
export function passwordProblem(password: string, name: string): string | null {
  const characters = [...password.normalize('NFC')];
  if (characters.length < MIN_PASSWORD_LENGTH) {
    return `Le mot de passe doit comporter au moins ${MIN_PASSWORD_LENGTH} caractères.`;
  }
  if (new Set(characters).size < LEAST_VARIETY)
    return 'Ce mot de passe est trop simple\u00a0: variez les caractères.';
  if (password.toLowerCase() === name.toLowerCase())
    return 'Le mot de passe doit être différent de l’identifiant.';
  return null;
}
