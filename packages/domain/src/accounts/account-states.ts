/**
 * States of an account, as the list of accounts shows and filters them; the first that applies counts
 * (specification/accounts.md#managing-accounts).
 */
export const ACCOUNT_STATES = {
  desactive: 'Désactivés',
  bloque: 'Bloqués après échecs',
  invite: 'Invités',
  'sans-smhf': 'Ne peuvent rien créer',
  remplace: 'Remplacés',
  actif: 'Actifs',
} as const satisfies Record<string, string>;

export type AccountState = keyof typeof ACCOUNT_STATES;
