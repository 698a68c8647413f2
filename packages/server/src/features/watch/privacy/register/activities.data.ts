import type { Activity } from './register.ts';

const HEAD_OFFICE = 'siège et administrateur';

/** The processing activities, in the order of the page. */
export const ACTIVITIES: Readonly<Record<string, Activity>> = {
  comptes: {
    title: 'Comptes et accès',
    purpose: 'Connecter chaque personne à ce qui la concerne, la joindre et organiser les équipes.',
    basis: 'Exécution du contrat de travail ou du contrat commercial (article 6.1.b).',
    readers: `La personne elle-même, ${HEAD_OFFICE}\u00a0; nom et téléphone\u00a0: les intervenants de ses projets\u00a0; adresse e-mail du délégué et de l’agence\u00a0: leurs responsables MDV et SMHF.`,
    kept: 'Tant que le compte est ouvert\u00a0; après sa fermeture, jusqu’à son effacement.',
  },
  commandes: {
    title: 'Commandes et suivi des projets',
    purpose: 'Préparer, fabriquer, livrer et poser ce qui est commandé, et dire qui a fait quoi.',
    basis: 'Exécution du contrat avec le point de vente (article 6.1.b).',
    readers: `Les intervenants du projet selon leur rôle, ${HEAD_OFFICE}.`,
    kept: 'Les faits de la commande restent\u00a0; les personnes y deviennent anonymes à l’effacement.',
  },
  signatures: {
    title: 'Signatures et preuves',
    purpose: 'Prouver ce qui a été commandé et validé, par qui et quand.',
    basis: 'Obligation légale et preuve d’un droit (articles 6.1.c et 17.3.e).',
    readers: `Client et délégué commercial du projet, ${HEAD_OFFICE}\u00a0; chaque lecture est tracée.`,
    kept: 'Durée réglée sous «\u00a0Conservation des commandes terminées\u00a0», puis effacement\u00a0; empreintes et dates restent.',
  },
  echanges: {
    title: 'E-mails et liens',
    purpose: 'Prévenir des étapes d’un projet, inviter à joindre un fichier ou à donner un accord, laisser un client suivre sa commande.',
    basis: 'Exécution du contrat (article 6.1.b).',
    readers: 'Le destinataire\u00a0; la file des envois\u00a0: administrateur.',
    kept: 'Le texte d’un e-mail est vidé dès son envoi\u00a0; le destinataire reste jusqu’à son effacement.',
  },
  journaux: {
    title: 'Sécurité et journaux',
    purpose: 'Détecter les accès anormaux et savoir qui a changé ou lu quoi.',
    basis: 'Intérêt légitime\u00a0: sécurité du service (articles 6.1.f et 32).',
    readers: 'Administrateur\u00a0; journal des contenus\u00a0: siège aussi.',
    kept: 'Journal de sécurité\u00a0: 12 mois, puis suppression.',
  },
  contenus: {
    title: 'Contenus et réglages',
    purpose: 'Tenir les catalogues, les points de vente, les quotas et l’aide.',
    basis: 'Intérêt légitime\u00a0: administrer le service (article 6.1.f).',
    readers: `${HEAD_OFFICE.replace('siège', 'Siège')}\u00a0; ce qui est publié\u00a0: tous les comptes.`,
    kept: 'Tant que le contenu est en place\u00a0; l’auteur y devient anonyme à l’effacement.',
  },
};

/** Where something about people lies outside of the database's tables. */
export const OTHER_PLACES: readonly { place: string; holds: string; kept: string }[] = [
  {
    place: 'Fichiers joints et documents figés',
    holds: 'Photos, textes et logos reçus, photos de la pose, bons de commande, preuves d’accord.',
    kept: 'Bons de commande et preuves\u00a0: effacés avec les signatures. Photos de la pose\u00a0: de même, au plus tard trois ans après le retrait de la dernière pièce de la commande. Fichiers joints\u00a0: 30 jours après leur suppression. Ce qui est écrit dans un fichier joint n’est pas modifié.',
  },
  {
    place: 'Sauvegardes',
    holds: 'Une copie de tout ce qui précède, à leur date.',
    kept: 'Jusqu’à leur propre fin\u00a0: une personne effacée y reste tant qu’elles existent. Après une restauration, les effacements faits depuis sont à refaire.',
  },
  {
    place: 'File des travaux (schéma pgboss)',
    holds: 'Des numéros d’e-mails à envoyer, jamais leur contenu.',
    kept: 'Quelques jours.',
  },
  {
    place: 'Journaux techniques du serveur',
    holds: 'Aucune donnée personnelle\u00a0: ni nom, ni adresse, ni saisie.',
    kept: 'Selon l’hébergeur.',
  },
  {
    place: 'Appareil de chaque utilisateur',
    holds: 'Le cookie de session, l’identifiant du dernier compte, les saisies et photos en attente et, pour le travail sans réseau, les projets, brouillons et photos déjà lus, chiffrés.',
    kept: 'Jusqu’à la déconnexion ou à la fin de la session, 30 jours sans ouverture au plus ; ce qui attend d’être envoyé reste chiffré jusqu’à la prochaine connexion du même compte.',
  },
];
