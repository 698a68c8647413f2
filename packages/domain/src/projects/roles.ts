/** The nine roles (specification/roles-and-scope.md#the-nine-roles), as Drupal names them in `roles`. */
export const ROLES = [
  'administrator',
  'siege',
  'dc',
  'mdv',
  'smhf',
  'agence',
  'imprimeur',
  'installateur',
  'client',
] as const;
export type Role = (typeof ROLES)[number];

/** Label of a role on screen. */
export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrateur',
  siege: 'Siège',
  dc: 'Délégué commercial',
  mdv: 'MDV',
  smhf: 'SMHF',
  agence: 'Agence',
  imprimeur: 'Imprimeur',
  installateur: 'Installateur',
  client: 'Client',
};

/** The caller: one account has one role. `smhf` and `mdv` are the usernames of a dc's managers. */
export interface Actor {
  uid: number;
  name: string;
  role: Role;
  smhf: string | null;
  mdv: string | null;
  /** Username of the agency or printer that they work for, which projects name instead of theirs. */
  organisation?: string | null;
  /** Names by which projects name the absent people they replace today (replacements.ts). */
  standsFor?: readonly string[];
}
