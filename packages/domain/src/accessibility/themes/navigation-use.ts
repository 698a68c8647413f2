import type { Theme } from '../criterion.ts';
import { absent, TEST } from '../evidence.ts';

export const NAVIGATION: Theme = {
  rank: 12,
  name: 'Navigation',
  criteria: [
    { number: '12.1', title: 'Deux moyens au moins mènent à une page', evidence: TEST },
    { number: '12.2', title: 'Menus et recherche sont toujours à la même place', evidence: TEST },
    {
      number: '12.3',
      title: 'Le plan du site dit tout le site',
      evidence: absent('Pas de plan : le menu et la recherche mènent partout'),
    },
    {
      number: '12.4',
      title: 'Le plan du site est toujours atteint de la même manière',
      evidence: absent('Pas de plan : le menu et la recherche mènent partout'),
    },
    { number: '12.5', title: 'La recherche est toujours atteinte de la même manière', evidence: TEST },
    { number: '12.6', title: 'Les parties d’une page s’atteignent ou s’évitent', evidence: TEST },
    { number: '12.7', title: 'Un lien mène droit au contenu', evidence: TEST },
    { number: '12.8', title: 'L’ordre au clavier suit le sens', evidence: TEST },
    { number: '12.9', title: 'Le clavier n’est jamais pris au piège', evidence: TEST },
    {
      number: '12.10',
      title: 'Un raccourci d’une lettre se débranche ou attend le focus',
      evidence: TEST,
    },
    {
      number: '12.11',
      title: 'Ce qui s’ouvre au survol ou au focus s’atteint au clavier',
      evidence: TEST,
    },
  ],
};

export const USE: Theme = {
  rank: 13,
  name: 'Consultation',
  criteria: [
    { number: '13.1', title: 'Un délai se prolonge ou ne fait rien perdre', evidence: TEST },
    { number: '13.2', title: 'Rien ne s’ouvre sans qu’on l’ait voulu', evidence: TEST },
    {
      number: '13.3',
      title: 'Un document à télécharger est accessible, ou se lit autrement',
      evidence: TEST,
    },
    {
      number: '13.4',
      title: 'Cette autre forme dit la même chose',
      evidence: TEST,
    },
    {
      number: '13.5',
      title: 'Un dessin fait de signes a une alternative',
      evidence: absent('Ni émoticône ni dessin fait de lettres'),
    },
    {
      number: '13.6',
      title: 'Cette alternative dit la même chose',
      evidence: absent('Ni émoticône ni dessin fait de lettres'),
    },
    { number: '13.7', title: 'Rien ne clignote ni ne flashe', evidence: TEST },
    { number: '13.8', title: 'Ce qui bouge s’arrête', evidence: TEST },
    { number: '13.9', title: 'Tout se lit dans les deux orientations', evidence: TEST },
    {
      number: '13.10',
      title: 'Un geste complexe a une forme simple',
      evidence: TEST,
    },
    {
      number: '13.11',
      title: 'Un geste se défait avant que le doigt se lève',
      evidence: TEST,
    },
    {
      number: '13.12',
      title: 'Ce qui répond aux mouvements de l’appareil se fait autrement',
      evidence: absent('Rien ne répond aux mouvements de l’appareil'),
    },
  ],
};
