import type { Theme } from '../criterion.ts';
import { looked, TEST, TREE } from '../evidence.ts';

export const PRESENTATION: Theme = {
  rank: 10,
  name: 'Présentation',
  criteria: [
    { number: '10.1', title: 'La mise en forme est dans les feuilles de style', evidence: TEST },
    {
      number: '10.2',
      title: 'Ce qui se voit se lit aussi sans feuille de style',
      evidence: looked('livraison, suivi d’un projet', 'captures sans feuille de style'),
    },
    {
      number: '10.3',
      title: 'Sans feuille de style, l’ordre de lecture garde son sens',
      evidence: looked('livraison, suivi d’un projet', 'captures sans feuille de style'),
    },
    { number: '10.4', title: 'Le texte agrandi à 200 % reste lisible', evidence: TEST },
    {
      number: '10.5',
      title: 'Une couleur de texte est donnée avec celle de son fond',
      evidence: TEST,
    },
    { number: '10.6', title: 'Un lien se voit dans le texte qui l’entoure', evidence: TEST },
    { number: '10.7', title: 'On voit toujours où est le focus', evidence: TEST },
    { number: '10.8', title: 'Ce qui est caché l’est pour tous, ou se lit à bon escient', evidence: TEST },
    {
      number: '10.9',
      title: 'Forme, taille ou place ne sont jamais seules à dire quelque chose',
      evidence: looked('connexion, tableau de bord, livraison, chiffres', 'captures d’écran'),
    },
    {
      number: '10.10',
      title: 'Ce qui le dit aussi est juste et suffit',
      evidence: looked('connexion, tableau de bord, livraison, chiffres', TREE),
    },
    { number: '10.11', title: 'À 320 pixels de large, rien ne défile dans les deux sens', evidence: TEST },
    { number: '10.12', title: 'Lettres, mots et lignes espacés, tout reste lisible', evidence: TEST },
    {
      number: '10.13',
      title: 'Ce qui s’ouvre au survol ou au focus se ferme et se garde',
      evidence: TEST,
    },
    {
      number: '10.14',
      title: 'Ce que montre un style au survol se montre au clavier',
      evidence: TEST,
    },
  ],
};
