/**
 * What the security log holds, with its words on screen (specification/security.md#two-logs). The union is closed: a name
 * that is not here cannot be recorded, nor asked for.
 */
export const SECURITY_EVENTS = {
  connexion: 'Connexion',
  echec_connexion: 'Connexion refusée',
  blocage_connexion: 'Connexion bloquée après trop d’échecs',
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
  remplacement_cree: 'Remplacement créé',
  remplacement_termine: 'Remplacement terminé',
  statut_force: 'Statut forcé',
  export: 'Export',
  sauvegarde: 'Sauvegarde',
  restauration: 'Restauration',
  compte_cree: 'Compte créé',
  demonstration_retiree: 'Démonstration retirée',
} as const satisfies Record<string, string>;

export type SecurityEventName = keyof typeof SECURITY_EVENTS;

/**
 * Those that anybody can cause as often as they like: one row a minute for one account and address, with how many times
 * it happened, so that a flood of requests does not fill the log.
 */
const COUNTED: readonly SecurityEventName[] = [
  'echec_connexion',
  'blocage_connexion',
  'mot_de_passe_demande',
  'echec_mot_de_passe',
  'refus_role',
  'refus_origine',
  'refus_portee',
];

/** Whether an event is counted by the minute rather than written each time. */
export function isCountedByMinute(event: SecurityEventName): boolean {
  return COUNTED.includes(event);
}
