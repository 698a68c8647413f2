/* Messages for missing input, on the screen before a call and by the call itself; verbatim where the specification
   has the sentence. */

export const COMMENT_NEEDED = 'Merci de préciser votre demande dans le message.';
export const LATER_DAY_NEEDED = 'Choisissez un jour à venir.';
export const DC_NEEDED = 'Veuillez sélectionner 1 DC !';
export const AGENCY_NEEDED = 'Veuillez choisir une agence.';
export const PRINTER_NEEDED = 'Veuillez choisir un imprimeur.';
export const FILE_NEEDED = 'Veuillez joindre au moins un fichier';
export const PROOF_NEEDED = 'Aucune création n’est jointe à ce projet.';
export const PROOF_REPLACED = 'La création a été remplacée entre-temps\u00a0: voici la nouvelle version.';
export const OPTION_NEEDED = 'Veuillez choisir une option.';
export const DRINKS_NEEDED = 'Vous devez choisir les boissons.';

/** By who signs, or agrees to the proof. */
export const SIGNATURE_NEEDED = {
  client: 'La signature du Client est obligatoire pour finaliser le projet.',
  dc: 'La signature du DC est obligatoire pour finaliser le projet.',
  accord: 'L’accord signé du client sur la création est obligatoire.',
} as const;

/** Message for a missing outlet number (specification/field-rules.md#point-of-sale). */
export const OUTLET_NEEDED = "Numéro d'OUTLET obligatoire";
