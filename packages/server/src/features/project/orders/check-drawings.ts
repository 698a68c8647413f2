import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import { sealedDrawing } from '@ardoise/domain/drawing/seal-drawing.ts';
import type { OrderDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { canonicalText } from '@ardoise/domain/rules/signed-content.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { signedPictures } from '../drawings/signed-pictures.ts';

type Drawings = SignedOffline['dessins'];

const NOT_ALL_SHOWN =
  'Ce qui a été signé ne montre pas tous les dessins de la commande\u00a0: faites-la signer à nouveau.';
const NOT_AS_SHOWN =
  'Une image ou une police du dessin signé n’est pas connue du serveur\u00a0: il ne s’imprimerait pas comme il a été montré. Faites signer la commande à nouveau.';

function refuse(message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'dessins', message }] });
}

/**
 * How many an order has, and that something is on each, follows from its answers; how they look may follow from another catalogue.
 * @param laidOut what the server lays out of the same answers
 * @throws Refusal VALIDATION where a device has not shown each of them
 */
export function refuseOtherCount(drawings: Drawings, laidOut: readonly OrderDrawing[]): void {
  const isBlank = ({ marks }: Pick<OrderDrawing, 'marks'>) => marks.length === 0;
  const isSame =
    drawings.length === laidOut.length &&
    laidOut.every((drawing, rank) => isBlank(drawing) || !isBlank(drawings[rank] ?? drawing));
  if (!isSame) refuse(NOT_ALL_SHOWN);
}

/** Whether a drawing names its pictures and its fonts, those of this product, and nothing else. */
function isSealed(drawing: Drawings[number]): boolean {
  const sealed = sealedDrawing(drawing, new Map(Object.entries(drawing.pictures)));
  return canonicalText(sealed) === canonicalText(drawing);
}

/**
 * What is signed is printed from the bytes that were shown: a picture that the catalogue has otherwise by now is kept by its hash, as
 * far as it ever was there when somebody signed. One that the device itself could not show has no hash, and stays away.
 * @throws Refusal VALIDATION where the server does not have these bytes
 */
export async function refuseUnknownBytes(store: FileStore, drawings: Drawings): Promise<void> {
  if (!drawings.every(isSealed)) refuse(NOT_AS_SHOWN);
  const told = new Map(drawings.flatMap(({ pictures }) => Object.entries(pictures)));
  // One that is told twice is printed once.
  const isOne = drawings.every(({ pictures }) =>
    Object.entries(pictures).every(([address, hash]) => told.get(address) === hash),
  );
  const found = await signedPictures(store, drawings);
  if (!isOne || found.size < told.size) refuse(NOT_AS_SHOWN);
}
