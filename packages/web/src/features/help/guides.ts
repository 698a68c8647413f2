import type { Role } from '@ardoise/domain/projects/roles.ts';

interface Chapter {
  title: string;
  text: string;
}

const FOLLOW: Chapter = {
  title: 'Suivre un projet',
  text: 'Ouvrez-le depuis le tableau de bord : la page montre où il en est, qui doit agir et avant quand, les documents et tout l’historique.',
};
const FILTER: Chapter = {
  title: 'Retrouver un projet',
  text: 'Touchez un statut pour ne voir que ses projets, cherchez par nom, ville ou numéro d’OUTLET, changez l’ordre. L’adresse de la page garde vos filtres.',
};
const REFUSED: Chapter = {
  title: 'Une action est grisée',
  text: '« Pourquoi pas ? » dit ce qui manque et mène à l’endroit où le compléter.',
};
const PROOF: Chapter = {
  title: 'Joindre une création',
  text: 'Déposez la création sur la page du projet, puis soumettez-la. Ajouter ou retirer un fichier fait une nouvelle version.',
};

const SALES: readonly Chapter[] = [
  {
    title: 'Composer une commande',
    text: 'Depuis l’accueil, créez une carte et suivez les étapes. Tout est enregistré au fil de la saisie, même sans réseau : vous pouvez fermer et reprendre.',
  },
  {
    title: 'Faire signer',
    text: 'Le récapitulatif se lit avec le client. Il signe sur la tablette, puis vous. Changer ensuite la commande annule les signatures, après un avertissement.',
  },
  {
    title: 'Envoyer à l’agence',
    text: '« Soumettre à l’Agence » transmet le projet. Un premier retour vous est fait sous {agence} jours ouvrés.',
  },
  FOLLOW,
  REFUSED,
];
const MANAGERS: readonly Chapter[] = [FILTER, FOLLOW];
const HEAD_OFFICE: readonly Chapter[] = [
  FILTER,
  FOLLOW,
  REFUSED,
  {
    title: 'Rétablir un projet supprimé',
    text: '« Projets supprimés », sur le tableau de bord, les garde pendant 30 jours.',
  },
];
const MAKERS: readonly Chapter[] = [FILTER, FOLLOW, REFUSED];

/** Short guide by role. */
export const GUIDES: Record<Role, readonly Chapter[]> = {
  administrator: HEAD_OFFICE,
  siege: HEAD_OFFICE,
  dc: SALES,
  mdv: MANAGERS,
  smhf: MANAGERS,
  agence: [...MAKERS, PROOF],
  imprimeur: MAKERS,
  installateur: MAKERS,
  client: [FOLLOW],
};
