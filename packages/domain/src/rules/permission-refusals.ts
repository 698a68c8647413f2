/** Why something is not permitted in a project's present state (specification/roles-and-scope.md). */
export const NOT_EDITABLE = 'Ce projet ne peut plus être modifié dans son statut actuel.';
export const NOT_DELETABLE = 'Ce projet ne peut pas être supprimé\u00a0: il a déjà été transmis.';
export const CLONE_NOT_DELETABLE =
  'Cette copie n’a jamais été transmise, mais son unité de quota est consommée\u00a0: seul le siège peut la supprimer.';
export const NO_PROOF_NOW = 'La création ne peut pas être modifiée dans le statut actuel du projet.';
export const NO_NOTE_NOW = 'La création ne peut pas être annotée dans le statut actuel du projet.';
export const NO_APPROVAL_NOW = 'La création n’est pas, ou n’est plus, soumise à l’accord du client.';
export const NOT_PRINTED_NOW = 'Ce projet n’est pas, ou n’est plus, en impression.';
export const NO_DOWNLOAD_NOW = 'Les documents d’un projet en brouillon ou à l’agence ne se téléchargent pas.';
export const NO_NEW_PRICES =
  'Les prix se changent sur une carte imprimée avec son texte, ou des boards dont les prix sont écrits.';
export const NO_PRICE_NOW = 'Le prix final se saisit une fois le projet imprimé, terminé, refusé ou annulé.';
export const NOT_PRICED = 'Seuls les projets Sur Mesure ont un prix final.';
export const NOT_PROMISED_NOW = 'Un jour se promet en Impression et en Imprimé.';
export const NOT_SHIPPED_NOW = 'Un envoi se note en Imprimé.';
export const PRINTED_BY_ANOTHER = 'Ce projet est confié à un autre imprimeur.';
export const NO_POSE = 'Ce projet n’a pas de pose.';
export const NO_PLAN_NOW = 'Les dates de pose se saisissent de la prévisite à la livraison.';
export const NO_POSE_PHOTO_NOW = 'Les photos de la pose s’ajoutent une fois la commande livrée.';
export const POSE_PHOTOS_OVER =
  'Les photos de la pose s’ajoutent jusqu’à sept jours après la pose. Demandez au siège.';
export const NO_INVITATION_NOW = 'Le statut du projet ne permet pas d’inviter à joindre un fichier.';
export const NO_AGENCY_CHANGE_NOW = 'L’agence ne se change que dans le statut Agence.';
export const NO_PRINTER_CHANGE_NOW = 'L’imprimeur ne se change que dans le statut Impression.';
export const NOT_AT_AGENCY = 'Ce projet n’est pas, ou n’est plus, chez l’agence.';
export const NOBODY_ACTS_NOW = 'Ce projet est terminé\u00a0: personne n’a la main.';
export const NOT_CANCELLABLE = 'Ce projet ne peut pas être annulé dans son statut actuel.';
export const NO_WAIVER_NOW = 'Ce projet n’attend pas son impression.';
