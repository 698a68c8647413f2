/** Texts of 'Mentions légales' until head office writes its own: paragraphs, with a blank line between. */
export const LEGAL_TEXTS = {
  editeur:
    'Ardoise est un outil professionnel réservé à la force de vente, aux agences, imprimeurs et installateurs partenaires, et aux clients invités à valider leur commande. Il est édité et hébergé par l’entreprise qui vous a remis vos identifiants\u00a0; le siège répond à toute question sur son exploitation.',
  donnees:
    'Ardoise conserve ce qui sert à traiter les commandes\u00a0: coordonnées du point de vente et de son client, contenu des commandes, photos et fichiers joints, historique des échanges, signatures avec le nom, la qualité du signataire et l’heure. Ces données ne servent qu’au traitement des commandes et ne sont transmises qu’aux personnes qui y participent.\n\nVous pouvez demander à consulter, rectifier ou effacer les données qui vous concernent, ou vous opposer à leur traitement, auprès du siège ou de votre délégué commercial. Vous pouvez aussi adresser une réclamation à la CNIL.',
  cookies:
    'Aucune mesure d’audience, aucun traceur publicitaire. Les brouillons en cours de saisie sont aussi gardés sur votre appareil, pour ne rien perdre sans réseau.',
  propriete:
    'Les thèmes, illustrations et visuels du catalogue sont réservés aux commandes passées dans Ardoise. Les photos et logos joints restent la propriété de ceux qui les fournissent.',
} as const;

/** What a signer reads about the data, under the certification. */
export const SIGNATURE_NOTICE = 'Vos données servent au seul traitement de cette commande.';
