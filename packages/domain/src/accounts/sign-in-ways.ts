/** How a session was opened, with the words of screens and of the security log. */
export const SIGN_IN_WAYS = {
  password: 'Mot de passe',
  directory: 'Compte de l’entreprise',
  passkey: 'Clé d’accès',
} as const satisfies Record<string, string>;

export type SignInWay = keyof typeof SIGN_IN_WAYS;
