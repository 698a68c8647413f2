import { Refusal } from '@ardoise/domain/base/errors.ts';

const NOT_WHOLE =
  'Ce fichier n’est pas une commande exportée d’Ardoise, ou il a été abîmé. Rien n’en a été repris.';

/** @throws Refusal FICHIER_REFUSE always */
export function refuseFile(message = NOT_WHOLE): never {
  throw new Refusal('FICHIER_REFUSE', { message });
}
