/** Where no browser makes a passkey: for an IP address, or without HTTPS. */
export const NO_PASSKEYS_HERE =
  'Les clés d’accès demandent un nom de domaine et https\u00a0: cette adresse n’en permet pas.';
