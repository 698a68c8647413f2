import { rule } from './setting-kinds.ts';

/** How long people have to register a passkey, once their role needs one. */
const GRACE_DAYS = 14;

/** Which roles need a passkey (specification/accounts.md#passkeys). */
export const ACCESS_SETTINGS = {
  cleAdministrateur: rule({
    label: 'Clé d’accès obligatoire pour les administrateurs',
    days: GRACE_DAYS,
    who: 'settings.administer',
  }),
  cleSiege: rule({
    label: 'Clé d’accès obligatoire pour le siège',
    help: 'Chacun a 14\u00a0jours pour enregistrer la sienne dans Mon compte. Ensuite, un mot de passe seul n’ouvre que la page où elle s’enregistre.',
    days: GRACE_DAYS,
    who: 'settings.administer',
  }),
};
