import type { SettingKey } from '@ardoise/domain/settings/settings.ts';

/** The parts of the page, in order: a question each. */
const SECTIONS = {
  vae: {
    title: 'Création VAE',
    lede: 'Boards PVC, caissons lumineux et Digital. Les projets déjà créés continuent.',
  },
  banniere: {
    title: 'Bannière de l’accueil',
    lede: 'En tête de l’accueil, tant qu’elle est affichée. En gras jusqu’aux premiers deux-points.',
  },
  medailles: {
    title: 'Médailles qui donnent droit',
    lede: 'Un point de vente d’une autre médaille ne peut pas commander. VAE n’a pas de condition.',
  },
  delais: {
    title: 'Délais et quotas',
    lede: 'Dits à ceux qui attendent. Une échéance déjà promise ne bouge pas.',
  },
  listes: {
    title: 'Listes des commandes',
    lede: 'Ce que proposent les étapes. Une valeur retirée reste dans les brouillons qui l’ont choisie.',
  },
  aide: {
    title: 'Contacts de l’aide',
    lede: 'Sur la page Aide, dans cet ordre, pour les rôles choisis.',
  },
  guides: {
    title: 'Guides d’utilisation',
    lede: 'Des PDF, sur la page Aide des rôles choisis.',
  },
  mentions: {
    title: 'Mentions légales',
    lede: 'La page Mentions légales. Une ligne vide sépare deux paragraphes.',
  },
  signature: {
    title: 'Données et signature',
    lede: 'Ce que lit un signataire, et ce qu’il reçoit. Le texte lu est gardé et imprimé avec la signature.',
  },
  droit: {
    title: 'Points de droit d’une carte',
    lede: 'Lus par le délégué commercial avant la signature, et par l’agence avec la commande. Huit au plus, jamais un blocage.',
  },
  accessibilite: {
    title: 'Déclaration d’accessibilité',
    lede: 'La page Accessibilité, et son état au pied de chaque page. Le taux se calcule seul ; le reste se dit ici.',
  },
  motdepasse: {
    title: 'Mots de passe et sessions',
    lede: 'Pour tous les comptes. Une nouvelle longueur vaut dès le prochain mot de passe de chacun.',
  },
  conservation: {
    title: 'Conservation',
    lede: 'Passé cette durée, texte signé, images des signatures, bon de commande et preuves d’accord sont effacés chaque jour, pour toujours. Leurs empreintes et leurs dates restent. Les personnes deviennent anonymes de même, les faits de la commande restent.',
  },
};

/** The section of each setting, in the order of its rows: a setting without one does not compile. */
const SECTION_OF: Record<SettingKey, keyof typeof SECTIONS> = {
  vaeSuspendue: 'vae',
  banniereAffichee: 'banniere',
  banniere: 'banniere',
  eligibleMedals: 'medailles',
  delaiAgence: 'delais',
  delaiInstallateur: 'delais',
  seuilQuota: 'delais',
  exemplairesCarte: 'listes',
  exemplairesQrCode: 'listes',
  plans: 'listes',
  contacts: 'aide',
  guides: 'guides',
  mentionEditeur: 'mentions',
  mentionDonnees: 'mentions',
  mentionCookies: 'mentions',
  mentionPropriete: 'mentions',
  mentionSignature: 'signature',
  bonCommandeJoint: 'signature',
  pointsDeDroit: 'droit',
  declaration: 'accessibilite',
  longueurMotDePasse: 'motdepasse',
  ageMotDePasse: 'motdepasse',
  sessionInactive: 'motdepasse',
  cleAdministrateur: 'motdepasse',
  cleSiege: 'motdepasse',
  conservation: 'conservation',
  conservationLectures: 'conservation',
  conservationPersonnes: 'conservation',
  conservationComptes: 'conservation',
};

/** The page, a question a row, with the settings that answer it. */
export const SETTINGS_SECTIONS = Object.entries(SECTIONS).map(([id, { title, lede }]) => ({
  id,
  title,
  lede,
  keys: (Object.keys(SECTION_OF) as SettingKey[]).filter((key) => SECTION_OF[key] === id),
}));
