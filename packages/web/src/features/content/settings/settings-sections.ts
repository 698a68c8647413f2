import type { SettingKey } from '@ardoise/domain/settings/settings.ts';

interface SettingsSection {
  id: string;
  title: string;
  lede: string;
  keys: readonly SettingKey[];
}

/** The page, a question a row: what it is, and the settings that answer it. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    id: 'vae',
    title: 'Création VAE',
    lede: 'Boards PVC, caissons lumineux et Digital. Les projets déjà créés continuent.',
    keys: ['vaeSuspendue'],
  },
  {
    id: 'banniere',
    title: 'Bannière de l’accueil',
    lede: 'En tête de l’accueil, tant qu’elle est affichée. En gras jusqu’aux premiers deux-points.',
    keys: ['banniereAffichee', 'banniere'],
  },
  {
    id: 'medailles',
    title: 'Médailles qui donnent droit',
    lede: 'Un point de vente d’une autre médaille ne peut pas commander. VAE n’a pas de condition.',
    keys: ['eligibleMedals'],
  },
  {
    id: 'delais',
    title: 'Délais et quotas',
    lede: 'Dits à ceux qui attendent. Une échéance déjà promise ne bouge pas.',
    keys: ['delaiAgence', 'delaiInstallateur', 'seuilQuota'],
  },
  {
    id: 'listes',
    title: 'Listes des commandes',
    lede: 'Ce que proposent les étapes. Une valeur retirée reste dans les brouillons qui l’ont choisie.',
    keys: ['exemplairesCarte', 'exemplairesQrCode', 'plans'],
  },
  {
    id: 'aide',
    title: 'Contacts de l’aide',
    lede: 'Sur la page Aide, dans cet ordre, pour les rôles choisis.',
    keys: ['contacts'],
  },
  {
    id: 'guides',
    title: 'Guides d’utilisation',
    lede: 'Des PDF, sur la page Aide des rôles choisis.',
    keys: ['guides'],
  },
  {
    id: 'mentions',
    title: 'Mentions légales',
    lede: 'La page Mentions légales. Une ligne vide sépare deux paragraphes.',
    keys: ['mentionEditeur', 'mentionDonnees', 'mentionCookies', 'mentionPropriete'],
  },
  {
    id: 'signature',
    title: 'Données et signature',
    lede: 'Ce que lit un signataire, et ce qu’il reçoit. Le texte lu est gardé et imprimé avec la signature.',
    keys: ['mentionSignature', 'bonCommandeJoint'],
  },
  {
    id: 'motdepasse',
    title: 'Mots de passe et sessions',
    lede: 'Pour tous les comptes. Une nouvelle longueur vaut dès le prochain mot de passe de chacun.',
    keys: ['longueurMotDePasse', 'ageMotDePasse', 'sessionInactive', 'cleAdministrateur', 'cleSiege'],
  },
  {
    id: 'conservation',
    title: 'Conservation',
    lede: 'Passé cette durée, texte signé, images des signatures, bon de commande et preuves d’accord sont effacés chaque jour, pour toujours. Leurs empreintes et leurs dates restent. Les personnes deviennent anonymes de même, les faits de la commande restent.',
    keys: ['conservation', 'conservationLectures', 'conservationPersonnes', 'conservationComptes'],
  },
];
