import { expect, it } from 'vitest';
import { namedProblem } from './named-problem.ts';

it.each([
  ['Téléphone du client', 'Téléphone incorrect', 'Téléphone du client\u00a0: Téléphone incorrect'],
  ['Téléphone', 'Téléphone incorrect', 'Téléphone incorrect'],
  ['Téléphone du client', 'Téléphone Client obligatoire', 'Téléphone Client obligatoire'],
  ['Ville', 'Ville obligatoire', 'Ville obligatoire'],
  ['Numéro d’OUTLET', "Numéro d'OUTLET obligatoire", "Numéro d'OUTLET obligatoire"],
  ['N°SIRET', 'N°SIRET incorrect: 14 chiffres', 'N°SIRET incorrect: 14 chiffres'],
  ['E-mail de l’agence', 'Email inconnu', 'E-mail de l’agence\u00a0: Email inconnu'],
  ['Thème', 'Veuillez choisir une option', 'Thème\u00a0: Veuillez choisir une option'],
  [
    'Frise',
    'Veuillez choisir au moins une des options',
    'Frise\u00a0: Veuillez choisir au moins une des options',
  ],
  [
    'Exemplaires du QR code',
    "Choisir le nombre d'exemplaire de QrCode",
    "Choisir le nombre d'exemplaire de QrCode",
  ],
  [
    'Faut-il un QR code ?',
    'Veuillez choisir une option.',
    'Faut-il un QR code ? Veuillez choisir une option.',
  ],
  ['Formule 2, tarif', 'Tarif incorrect', 'Formule 2, tarif\u00a0: Tarif incorrect'],
  [undefined, 'Ce board n’est pas au catalogue.', 'Ce board n’est pas au catalogue.'],
])('%s, %s reads «%s»', (label, message, said) => {
  expect(namedProblem(label, message)).toBe(said);
});
