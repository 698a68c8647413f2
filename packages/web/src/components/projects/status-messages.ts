import { DEFAULT_DELAYS, type Delays, withDelays } from '@ardoise/domain/base/words/delays.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import type { TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';

/** Consequences of a deletion. */
export const DELETED_FOR_A_WHILE =
  'La commande, ses photos et ses documents ne seront plus accessibles. Le siège peut rétablir un projet pendant 30 jours.';

/**
 * Confirmation after a change of status, on the dashboard (specification/statuses.md#said-after-a-change): one sentence
 * per target.
 */
const MESSAGES: Record<Target, string> = {
  Agence: "Votre projet a été passé à l'agence. Un premier retour vous sera fait sous {agence} jours ouvrés.",
  Client: 'Vous avez bien envoyé le projet au client',
  Brouillon: 'Le projet a bien été renvoyé en brouillon.',
  'Validation DC': 'La création a bien été envoyée au délégué commercial.',
  'Validation Client': 'La création a bien été soumise au client.',
  'Validation CCEP': 'Le projet a bien été soumis à la validation du siège.',
  Prévisite:
    'Le projet a bien été transmis à l’installateur. Le prestataire prendra contact avec le client sous {installateur}h.',
  Exécution: 'Le projet a bien été passé en exécution.',
  Impression: 'Le projet a bien été envoyé en impression.',
  Imprimé: 'Le projet a bien été passé en imprimé.',
  Livré: 'Le projet a bien été passé en livré.',
  Terminé: 'Le projet est terminé.',
  Rejeté: 'Le projet a été refusé.',
  Annulé: 'Le projet {name} à bien été Annulé !',
  validationPose: 'La pose a bien été validée.',
  sousConditionPose: 'La pose a bien été validée sous condition.',
  refusPose: 'La pose a été refusée.',
  accordDC: 'Votre accord a bien été transmis à l’agence.',
};

/** The confirmation of a change, for a project of this `typeProjet` with source `from`. */
export function statusMessage(change: {
  typeProjet: TypeCode;
  from: string;
  target: Target;
  name: string;
  /** Head office's; default those of a new installation. */
  delays?: Delays;
}): string {
  const { typeProjet, from, target, name, delays = DEFAULT_DELAYS } = change;
  const { moved } = KIND_WORDS[typeProjet];
  const said = moved[`${from} → ${target}`] ?? moved[`→ ${target}`] ?? MESSAGES[target];
  return withDelays(said, delays).replace('{name}', () => name);
}
