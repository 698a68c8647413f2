/** French explanations of a failed attempt's codes for the administrator; first match. */
const WORDS: readonly [RegExp, string][] = [
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN/, 'Le serveur de messagerie ne répond pas.'],
  [
    /ENOTFOUND|EAI_AGAIN|^EDNS/,
    'Le serveur de messagerie est introuvable\u00a0: son nom est-il juste\u00a0?',
  ],
  [/^EAUTH|^ENOAUTH/, 'Le serveur de messagerie refuse notre identification.'],
  [/^ETLS|certificate|SSL/i, 'La connexion sécurisée avec le serveur de messagerie a échoué.'],
  [/^(E[A-Z]+): 4\d\d/, 'Le serveur de messagerie demande de réessayer plus tard.'],
  [/^EENVELOPE: 5\d\d/, 'Le serveur de messagerie refuse cette adresse.'],
  [/^EENVELOPE/, 'L’adresse n’est pas valable.'],
  [/^E[A-Z]+: 5\d\d/, 'Le serveur de messagerie refuse ce message.'],
  [/ETIMEDOUT|ETIME\b|timeout|never received/i, 'Le serveur de messagerie n’a pas répondu à temps.'],
  [/ECONNRESET|EPIPE|ESOCKET|ECONNECTION|closed/, 'La connexion a été coupée pendant l’envoi.'],
  [
    /^ESECRET/,
    'La clé qui protégeait le lien de ce message a été perdue, et le lien n’est plus valable\u00a0: renvoyez-le depuis le projet, ou demandez-le à nouveau.',
  ],
  [/abort/i, 'L’envoi a été interrompu par un arrêt du serveur d’Ardoise.'],
];

/** A server may quote the refused message: redacts URLs and tokens. */
function withoutLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/gi, '[lien]').replace(/[A-Za-z0-9_-]{32,}/g, '[…]');
}

/** The last error of a mail (`whatWasSaid`) in plain French, and the server's own text. */
export function mailErrorWords(lastError: string): { message: string; serveur: string } {
  const known = WORDS.find(([pattern]) => pattern.test(lastError));
  return {
    message: known?.[1] ?? 'L’envoi a échoué.',
    serveur: withoutLinks(lastError.replace(/^\w+: /, '')),
  };
}
