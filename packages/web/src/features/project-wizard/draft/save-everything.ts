import type { DraftKeeper } from './draft-keeper.ts';
import type { SaveOrder } from './draft-state.ts';

/** What follows covers the server's content, which would lack unsaved changes. */
export class NotSaved extends Error {}

const NOT_SAVED =
  'Vos dernières saisies ne sont pas encore enregistrées : signer ou envoyer demande une connexion. Réessayez dans un instant.';

/** Saves all answers. @throws NotSaved without the server's acknowledgement */
export async function saveEverything(keeper: DraftKeeper, order: SaveOrder = {}): Promise<void> {
  const result = await keeper.save(order);
  if (result !== 'saved') throw new NotSaved(NOT_SAVED);
}
