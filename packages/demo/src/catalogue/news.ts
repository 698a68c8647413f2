import type { NewsItem } from '@ardoise/domain/catalogue/news-item.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';

export const NEWS: NewsItem[] = [
  {
    id: 'themes-hiver',
    title: 'Les thèmes d’hiver sont arrivés',
    body: 'Les thèmes Montagne et Nocturne et deux frises rejoignent le catalogue Carte Brasserie. Ils sont proposés à l’étape Création de la carte.',
    path: `${PAGES.dashboard}?q_statut=Brouillon`,
  },
  {
    id: 'fermeture-atelier',
    title: 'Fermeture de l’atelier du 24 au 28 décembre',
    body: 'Les projets passés en Impression avant le 18 décembre seront livrés avant Noël.',
    path: PAGES.help,
  },
  {
    id: 'qr-code',
    title: 'Un QR code sur chaque carte',
    body: 'À l’étape Livraison, choisissez « oui » : le code est prêt dès l’enregistrement et mène à la carte du client. Sa cible peut changer après l’impression, sans rien réimprimer.',
    path: PAGES.help,
  },
  {
    id: 'photos-nettes',
    title: 'Des photos nettes, une première création plus juste',
    body: 'Photographiez la carte à plat, de jour, une page par photo, puis posez vos post-its là où le texte change. L’agence gagne un aller-retour.',
    path: '',
  },
];
