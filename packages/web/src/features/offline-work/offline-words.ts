interface Ability {
  title: string;
  /** What holds of it. */
  note: string;
}

/** What a dc does without a network, and what not (specification/offline.md#device-screen). */
export const DELEGATE: { possible: readonly Ability[]; impossible: readonly Ability[] } = {
  possible: [
    {
      title: 'Commencer une commande',
      note: 'Carte Brasserie, boards, caissons et Digital, chez vos points de vente ou sur leur numéro\u00a0: elle part au retour du réseau.',
    },
    {
      title: 'Continuer un brouillon',
      note: 'Vos 20 derniers, et ceux que vous avez ouverts ici\u00a0: toutes les étapes, jusqu’au récapitulatif.',
    },
    {
      title: 'Photographier et annoter',
      note: 'Photos et post-its sont gardés ici, et partent au retour du réseau.',
    },
    {
      title: 'Consulter vos projets',
      note: 'Ceux qui vous attendent et ceux que vous avez lus, tels qu’à la dernière mise à jour.',
    },
    {
      title: 'Ouvrir Ardoise',
      note: 'Jusqu’à 7\u00a0jours après votre dernier passage avec du réseau.',
    },
  ],
  impossible: [
    {
      title: 'Commencer un Sur Mesure ou un Direct Agence',
      note: 'La médaille et le client sont vérifiés par le serveur.',
    },
    { title: 'Faire signer, envoyer à l’agence', note: 'Le client signe ce que le serveur a enregistré.' },
    { title: 'Changer le statut d’un projet', note: 'Le serveur seul sait si un autre l’a déjà changé.' },
    { title: 'Faire approuver une création par lien', note: 'Le client doit voir la version en cours.' },
    { title: 'Chercher, cloner, exporter', note: 'Tout ce qui n’est pas déjà sur cet appareil.' },
    { title: 'Se connecter avec un autre compte', note: 'Le mot de passe est vérifié par le serveur.' },
  ],
};

/** The same of every other role. */
export const OTHERS: typeof DELEGATE = {
  possible: [
    {
      title: 'Garder ce qui est saisi',
      note: 'Ce qui n’est pas encore parti attend ici, et part au retour.',
    },
  ],
  impossible: [{ title: 'Ouvrir une page', note: 'Vos projets ne sont pas gardés sur cet appareil.' }],
};
