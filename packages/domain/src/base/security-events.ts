/**
 * The events of the security log, with their words on screen (specification/security.md#two-logs). A closed union: an
 * unknown name can be neither recorded nor filtered by.
 */
export const SECURITY_EVENTS = {
  connexion: 'Connexion',
  echec_connexion: 'Connexion refusée',
  blocage_connexion: 'Connexion bloquée après trop d’échecs',
  refus_annuaire: 'Connexion avec l’entreprise refusée',
  refus_scim: 'Demande de l’annuaire sans jeton valable',
  refus_cle_acces: 'Connexion refusée à une clé d’accès',
  cle_acces_copiee: 'Clé d’accès désactivée\u00a0: peut-être copiée',
  mot_de_passe_sans_cle: 'Mot de passe juste, sans la clé d’accès du compte',
  cle_acces_creee: 'Clé d’accès enregistrée',
  cle_acces_retiree: 'Clé d’accès retirée',
  cles_acces_retirees: 'Clés d’accès retirées par l’administrateur',
  liaison_annuaire: 'Compte lié à celui de l’entreprise',
  deconnexion_annuaire: 'Sessions fermées par l’entreprise',
  mot_de_passe_demande: 'Nouveau mot de passe demandé',
  mot_de_passe_change: 'Mot de passe changé',
  mot_de_passe_reinitialise: 'Mot de passe réinitialisé par le lien reçu',
  echec_mot_de_passe: 'Mot de passe actuel non reconnu',
  deconnexion: 'Déconnexion',
  session_fermee: 'Session fermée depuis un autre appareil',
  sessions_fermees_par_administrateur: 'Sessions fermées par l’administrateur',
  refus_role: 'Action refusée au rôle',
  refus_origine: 'Demande venue d’un autre site, ou sans jeton valable',
  refus_portee: 'Élément inconnu ou hors de portée',
  refus_cle: 'Appel refusé à une clé d’API',
  cle_creee: 'Clé d’API créée',
  cle_revoquee: 'Clé d’API révoquée',
  webhook_cree: 'Webhook ajouté',
  webhook_change: 'Webhook changé',
  webhook_supprime: 'Webhook retiré',
  remplacement_cree: 'Remplacement créé',
  remplacement_termine: 'Remplacement terminé',
  statut_force: 'Statut forcé',
  export: 'Export',
  effacement_personne: 'Effacement d’une personne',
  export_personne: 'Données d’une personne exportées',
  sauvegarde: 'Sauvegarde',
  restauration: 'Restauration',
  compte_cree: 'Compte créé',
  invitation_envoyee: 'Invitation envoyée',
  role_change: 'Rôle d’un compte changé',
  adresse_change: 'Adresse e-mail d’un compte changée',
  reinitialisation_autorisee: 'Réinitialisation du mot de passe autorisée',
  compte_desactive: 'Compte désactivé',
  compte_reactive: 'Compte réactivé',
  compte_debloque: 'Compte débloqué après des échecs',
  reglage_change: 'Réglage du siège changé',
  demonstration_retiree: 'Démonstration retirée',
} as const satisfies Record<string, string>;

export type SecurityEventName = keyof typeof SECURITY_EVENTS;

/** The events of a person's own access that they read at /mon-compte. */
export const ACCESS_CHANGES = [
  'adresse_change',
  'mot_de_passe_change',
  'mot_de_passe_reinitialise',
  'reinitialisation_autorisee',
] as const satisfies readonly SecurityEventName[];
export type AccessChange = (typeof ACCESS_CHANGES)[number];

/**
 * Events that can be triggered repeatedly without an account: aggregated in one row per minute, account and address,
 * with a counter, so that a flood of requests does not fill the log.
 */
const COUNTED: readonly SecurityEventName[] = [
  'echec_connexion',
  'blocage_connexion',
  'refus_annuaire',
  'refus_scim',
  'refus_cle_acces',
  'mot_de_passe_sans_cle',
  'mot_de_passe_demande',
  'echec_mot_de_passe',
  'refus_role',
  'refus_origine',
  'refus_portee',
  'refus_cle',
];

/** Whether an event is aggregated by the minute rather than written each time. */
export function isCountedByMinute(event: SecurityEventName): boolean {
  return COUNTED.includes(event);
}
