import type { Theme } from '../criterion.ts';
import { absent, looked, TEST, TREE } from '../evidence.ts';

/** Films that people upload for their own screens are exchanged files, without sound that says anything. */
const NO_FILM = 'Ardoise ne publie ni film ni son : les vidéos des écrans sont des fichiers de leurs clients';

const ABSENT = absent(NO_FILM);

export const MEDIA: Theme = {
  rank: 4,
  name: 'Multimédia',
  criteria: [
    {
      number: '4.1',
      title: 'Un film ou un son a une transcription ou une audiodescription',
      evidence: ABSENT,
    },
    { number: '4.2', title: 'Cette transcription ou audiodescription dit la même chose', evidence: ABSENT },
    { number: '4.3', title: 'Un film sonore a des sous-titres', evidence: ABSENT },
    { number: '4.4', title: 'Ces sous-titres disent la même chose', evidence: ABSENT },
    { number: '4.5', title: 'Un film a, si besoin, une audiodescription', evidence: ABSENT },
    { number: '4.6', title: 'Cette audiodescription dit la même chose', evidence: ABSENT },
    { number: '4.7', title: 'Un film ou un son est nommé par le texte qui l’entoure', evidence: ABSENT },
    { number: '4.8', title: 'Une animation a, si besoin, une autre forme', evidence: ABSENT },
    { number: '4.9', title: 'Cette autre forme dit la même chose', evidence: ABSENT },
    {
      number: '4.10',
      title: 'Un son qui part seul s’arrête par un bouton',
      evidence: absent('Rien ne fait de bruit tout seul'),
    },
    {
      number: '4.11',
      title: 'Un film se commande au clavier comme à la souris',
      evidence: looked('visionneuse d’une vidéo, lue par le lecteur du navigateur', 'code de la page'),
    },
    { number: '4.12', title: 'Une animation se commande au clavier comme à la souris', evidence: ABSENT },
    {
      number: '4.13',
      title: 'Films et animations passent par les aides techniques',
      evidence: looked('visionneuse d’une vidéo, lue par le lecteur du navigateur', 'code de la page'),
    },
  ],
};

export const TABLES: Theme = {
  rank: 5,
  name: 'Tableaux',
  criteria: [
    {
      number: '5.1',
      title: 'Un tableau complexe a un résumé',
      evidence: absent('Tous les tableaux se lisent par une ligne et une colonne d’en-têtes'),
    },
    {
      number: '5.2',
      title: 'Ce résumé aide à lire le tableau',
      evidence: absent('Tous les tableaux se lisent par une ligne et une colonne d’en-têtes'),
    },
    {
      number: '5.3',
      title: 'Un tableau de mise en page se lit dans l’ordre',
      evidence: absent('Aucun tableau ne sert à la mise en page'),
    },
    { number: '5.4', title: 'Le titre d’un tableau est relié à lui', evidence: TEST },
    {
      number: '5.5',
      title: 'Ce titre dit ce que le tableau contient',
      evidence: looked('tableau de bord, quotas, chiffres, réglages, impression', TREE),
    },
    { number: '5.6', title: 'Les en-têtes d’un tableau sont déclarés', evidence: TEST },
    { number: '5.7', title: 'Chaque cellule est reliée à ses en-têtes', evidence: TEST },
    {
      number: '5.8',
      title: 'Un tableau de mise en page n’a rien d’un tableau de données',
      evidence: absent('Aucun tableau ne sert à la mise en page'),
    },
  ],
};

export const LINKS: Theme = {
  rank: 6,
  name: 'Liens',
  criteria: [
    {
      number: '6.1',
      title: 'Un lien dit où il mène',
      evidence: looked('21 pages, de la connexion aux réglages', TREE),
    },
    { number: '6.2', title: 'Un lien a un intitulé', evidence: TEST },
  ],
};
