import { expect, it } from 'vitest';
import { mailErrorWords } from './mail-error-words.ts';

it.each([
  ['ESOCKET: connect ECONNREFUSED 127.0.0.1:25', 'Le serveur de messagerie ne répond pas.'],
  [
    'EDNS: getaddrinfo ENOTFOUND smtp.example',
    'Le serveur de messagerie est introuvable : son nom est-il juste ?',
  ],
  ['EAUTH: 535 authentication failed', 'Le serveur de messagerie refuse notre identification.'],
  ['ESOCKET: self-signed certificate', 'La connexion sécurisée avec le serveur de messagerie a échoué.'],
  ['EENVELOPE: 451 greylisted', 'Le serveur de messagerie demande de réessayer plus tard.'],
  ['EMESSAGE: 452 too much mail', 'Le serveur de messagerie demande de réessayer plus tard.'],
  ['EENVELOPE: 550 no such mailbox', 'Le serveur de messagerie refuse cette adresse.'],
  ['EMESSAGE: 554 spam', 'Le serveur de messagerie refuse ce message.'],
  ['EENVELOPE: No recipients defined', 'L’adresse n’est pas valable.'],
  ['ETIMEDOUT: Timeout', 'Le serveur de messagerie n’a pas répondu à temps.'],
  ['ECONNECTION: Connection closed unexpectedly', 'La connexion a été coupée pendant l’envoi.'],
  ['AbortError: The operation was aborted', 'L’envoi a été interrompu par un arrêt du serveur d’Ardoise.'],
  ['Error: something else', 'L’envoi a échoué.'],
])('explains %s in French', (said, message) => {
  const words = mailErrorWords(said);
  expect(words.message.replaceAll('\u00a0', ' ')).toBe(message);
  expect(words.serveur).toBe(said.slice(said.indexOf(' ') + 1));
});
