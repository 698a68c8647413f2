import { expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH, passwordProblem } from './password.ts';

const TOO_SHORT = 'Le mot de passe doit comporter au moins 12 caractères.';
const ofCamille = (password: string) =>
  passwordProblem(password, 'dc1', ['Camille', 'Ferrand', 'camille.ferrand@exemple.fr'], MIN_PASSWORD_LENGTH);
const TOO_SIMPLE = 'Ce mot de passe est trop simple\u00a0: variez les caractères.';

it.each([
  ['trop-court', 'dc1', TOO_SHORT],
  ['', 'dc1', TOO_SHORT],
  ['🍷🍷🍷🍷🍷🍷', 'dc1', TOO_SHORT],
  ['aaaaaaaaaaaaaaaa', 'dc1', TOO_SIMPLE],
  ['            ', 'dc1', TOO_SIMPLE],
  ['camille.ferrand', 'Camille.Ferrand', 'Le mot de passe doit être différent de l’identifiant.'],
  ['une ardoise au mur', 'dc1', null],
  ['éàùçôîïëêâÿœ', 'dc1', null],
])('checks %j of %s', (password, name, problem) => {
  expect(passwordProblem(password, name, [], MIN_PASSWORD_LENGTH)).toBe(problem);
});

it.each([
  'password1234',
  'Password1234!',
  'P4ssw0rd2026',
  'passwordpassword',
  'motdepasse12',
  'Mot-de-passe-2026',
  'azertyuiop12',
  'AZERTY123456',
  'qwerty-azerty',
  '123456789012',
  '0987654321ab',
  '1q2w3e4r5t6y',
  '1A2Z3E4R5T6Y',
  'qazwsxedcrfv',
  'abcdefghijkl',
  'iloveyou2026',
  'bonjour12345',
  'ardoise12345',
  'Ardoise-2026!',
  'ardoise-demo',
  'Ard0ise-Dem0!',
  'brasserie2026',
  'coca-cola-26',
  'camille75011',
  'Ferrand.Camille1',
  'camille.ferrand',
  'soleilsoleil7',
])('rejects %j: common words and nothing else', (password) => {
  const problem = ofCamille(password);
  expect(problem).toContain('Ce mot de passe est trop courant');
});

it.each([
  'une-ardoise-propre',
  'une-craie-toute-neuve',
  'k8$!9x@2Q#7zL',
  'd4f81b2ce97a06',
  '739105826417',
  'Trois pigeons sur un fil',
  'password du chat de ma voisine',
  '我的密码是很长的一句话呢真的',
])('accepts %j', (password) => {
  expect(ofCamille(password)).toBeNull();
});
