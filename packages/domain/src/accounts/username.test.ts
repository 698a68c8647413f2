import { expect, it } from 'vitest';
import { USERNAME, usernameFor } from './username.ts';

it.each([
  ['Julie', 'Marchand', 'j.marchand'],
  ['Éloïse', 'Le Goff-Œuvré', 'e.legoffoeuvre'],
  ['', 'Agence Pinson', 'agencepinson'],
  ['🍋', '陈', 'compte'],
  ['', '', 'compte'],
])('proposes for %s %s: %s', (prenom, nom, username) => {
  expect(usernameFor(prenom, nom)).toBe(username);
  expect(username).toMatch(USERNAME);
});

it('leaves room for a number after the longest name', () => {
  expect(`${usernameFor('A', 'b'.repeat(300))}9999`).toMatch(USERNAME);
});

it.each(['Julie', 'j', 'j marchand', 'j@marchand', '.j', 'j.', 'é.m', ''])('refuses %s', (name) => {
  expect(name).not.toMatch(USERNAME);
});
