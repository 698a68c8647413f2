import type { Theme } from '../criterion.ts';
import { absent, looked, TEST, TREE } from '../evidence.ts';

export const IMAGES: Theme = {
  rank: 1,
  name: 'Images',
  criteria: [
    { number: '1.1', title: 'Une image qui dit quelque chose a une alternative en texte', evidence: TEST },
    { number: '1.2', title: 'Une image décorative est ignorée par les aides techniques', evidence: TEST },
    {
      number: '1.3',
      title: 'L’alternative d’une image dit la même chose qu’elle',
      evidence: looked('suivi d’un projet, récapitulatif, visionneuse', 'code de la page', {
        fault:
          'Une photo jointe dont personne n’a rien écrit n’a que son rang et son nom de fichier pour alternative.',
        meanwhile:
          'une remarque ou un post-it, sur la photo, devient son alternative pour tous ceux qui la reçoivent.',
      }),
    },
    {
      number: '1.4',
      title: 'L’alternative d’une image-test dit sa nature et son rôle',
      evidence: absent('Pas d’image-test ni de CAPTCHA'),
    },
    {
      number: '1.5',
      title: 'Un CAPTCHA a une autre voie d’accès',
      evidence: absent('Pas d’image-test ni de CAPTCHA'),
    },
    {
      number: '1.6',
      title: 'Une image détaillée a, si besoin, une description détaillée',
      evidence: TEST,
    },
    {
      number: '1.7',
      title: 'Cette description dit tout ce que l’image montre',
      evidence: looked('récapitulatif, chiffres', TREE),
    },
    {
      number: '1.8',
      title: 'Un texte est du texte, et non une image de texte',
      evidence: looked('connexion, accueil, tableau de bord, quotas, chiffres', 'captures d’écran'),
    },
    { number: '1.9', title: 'Une légende est reliée à son image', evidence: TEST },
  ],
};

const NO_FRAME = 'Aucun cadre dans le produit';

export const FRAMES: Theme = {
  rank: 2,
  name: 'Cadres',
  criteria: [
    { number: '2.1', title: 'Un cadre a un titre', evidence: absent(NO_FRAME) },
    { number: '2.2', title: 'Le titre d’un cadre dit ce qu’il contient', evidence: absent(NO_FRAME) },
  ],
};

export const COLOURS: Theme = {
  rank: 3,
  name: 'Couleurs',
  criteria: [
    {
      number: '3.1',
      title: 'La couleur n’est jamais seule à dire quelque chose',
      evidence: looked(
        'connexion, accueil, tableau de bord, quotas, chiffres',
        'captures, les deux premières en contrastes forcés',
      ),
    },
    { number: '3.2', title: 'Le texte se détache assez de son fond, en clair et en sombre', evidence: TEST },
    {
      number: '3.3',
      title: 'Champs, boutons et dessins se détachent assez de leur fond',
      evidence: looked(
        'connexion, tableau de bord, chiffres',
        'contraste des bordures calculé en clair et en sombre',
      ),
    },
  ],
};
