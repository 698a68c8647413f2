import type { Theme } from '../criterion.ts';
import { absent, looked, TEST, TREE } from '../evidence.ts';

export const FORMS: Theme = {
  rank: 11,
  name: 'Formulaires',
  criteria: [
    { number: '11.1', title: 'Un champ a une étiquette', evidence: TEST },
    {
      number: '11.2',
      title: 'Cette étiquette dit ce qui est attendu',
      evidence: looked('connexion, livraison, boissons, réglages, une boisson, mon compte', TREE),
    },
    {
      number: '11.3',
      title: 'Un même champ porte partout la même étiquette',
      evidence: looked('connexion, livraison, réglages, tableau de bord', TREE),
    },
    { number: '11.4', title: 'L’étiquette est à côté de son champ', evidence: TEST },
    { number: '11.5', title: 'Les champs qui vont ensemble sont groupés', evidence: TEST },
    { number: '11.6', title: 'Un groupe de champs a une légende', evidence: TEST },
    {
      number: '11.7',
      title: 'Cette légende dit ce qui les réunit',
      evidence: looked('livraison, thèmes, boissons, mon compte, réglages', TREE),
    },
    {
      number: '11.8',
      title: 'Les choix d’une liste sont groupés quand il le faut',
      evidence: absent('Aucune liste déroulante n’a de familles de choix'),
    },
    { number: '11.9', title: 'Un bouton dit ce qu’il fait', evidence: TEST },
    { number: '11.10', title: 'Une saisie est contrôlée avec à-propos', evidence: TEST },
    { number: '11.11', title: 'Une erreur dit comment la corriger', evidence: TEST },
    {
      number: '11.12',
      title: 'Ce qui engage se relit, se corrige ou s’annule avant l’envoi',
      evidence: TEST,
    },
    { number: '11.13', title: 'Un champ sur soi se remplit par le navigateur', evidence: TEST },
  ],
};
