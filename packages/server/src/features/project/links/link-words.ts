/* Messages of ended links of every type. */

export const UNKNOWN =
  'Ce lien n’existe pas. Ouvrez-le depuis le message que vous avez reçu, sans le modifier.';
export const REPLACED = 'Ce lien a été remplacé\u00a0: ouvrez celui du dernier message que vous avez reçu.';
export const EXPIRED = 'Ce lien a expiré. Demandez-en un nouveau à votre délégué commercial.';
