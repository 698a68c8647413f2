import { expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

it.each([
  ['trop-court', 'dc1', 'Le mot de passe doit comporter au moins 12 caractères.'],
  ['', 'dc1', 'Le mot de passe doit comporter au moins 12 caractères.'],
  ['🍷🍷🍷🍷🍷🍷', 'dc1', 'Le mot de passe doit comporter au moins 12 caractères.'],
  ['aaaaaaaaaaaaaaaa', 'dc1', 'Ce mot de passe est trop simple\u00a0: variez les caractères.'],
  ['            ', 'dc1', 'Ce mot de passe est trop simple\u00a0: variez les caractères.'],
  ['camille.ferrand', 'Camille.Ferrand', 'Le mot de passe doit être différent de l’identifiant.'],
  ['une ardoise au mur', 'dc1', null],
  ['éàùçôîïëêâÿœ', 'dc1', null],
])('judges %j of %s', (password, name, problem) => {
  expect(passwordProblem(password, name)).toBe(problem);
});
