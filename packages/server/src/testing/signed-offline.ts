import { createHash } from 'node:crypto';
import { objectIdOf } from '@ardoise/domain/base/object-id.ts';
import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import { sealedDrawing } from '@ardoise/domain/drawing/seal-drawing.ts';
import type { OrderDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import type { KindDrawings } from '@ardoise/domain/kinds/kind.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { SAVED_PARTS } from '@ardoise/domain/projects/project.ts';
import { depositedContent } from '@ardoise/domain/rules/signed-content.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { readListsOfOrder } from '../features/base/catalogue/catalogue.repository.ts';
import { catalogueFiles } from '../features/project/drawings/drawing-pictures.ts';
import { documentOf } from '../features/project/projects/project-record.ts';
import { findProject } from '../features/project/projects/projects.repository.ts';
import { drawnSignature } from './signature-pictures.ts';
import type { TestApp } from './test-app.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const NAMES = { client: 'Martine Oddo', dc: 'Camille Ferrand' } as const;

/** An id as a device makes it. */
export const deviceId = (at = new Date()) => objectIdOf(at, crypto.getRandomValues(new Uint8Array(8)));

/** With the hash of what it says. */
export function hashed(body: Omit<SignedOffline, 'empreinte'>): SignedOffline {
  return { ...body, empreinte: sha256(depositedContent(body)) };
}

/** The catalogue's pictures of drawings, by the hash of their bytes. */
async function shownPictures(
  { files }: TestApp,
  drawings: readonly OrderDrawing[],
): Promise<Map<string, string>> {
  const shown = await catalogueFiles(files, drawings);
  return new Map([...shown].map(([address, bytes]) => [address, sha256(bytes)] as const));
}

/**
 * What a device deposits of an order as it is now, signed by everybody without a network at this time by its clock; `change` is
 * what it had otherwise.
 */
export async function signedOffline(
  site: TestApp,
  dc: string,
  id: string,
  {
    at = new Date(),
    change = (body) => body,
  }: {
    at?: Date;
    change?: (body: Omit<SignedOffline, 'empreinte'>) => Omit<SignedOffline, 'empreinte'>;
  } = {},
): Promise<SignedOffline> {
  const project = await findProject(site.pool, id, { uid: 0, name: dc, role: 'dc', smhf: null, mdv: null });
  if (project === null) throw new Error('no such order');
  const stored = documentOf(project);
  const document = Object.fromEntries(
    SAVED_PARTS.flatMap((part) => (stored[part] === undefined ? [] : [[part, stored[part]]])),
  );
  const { drawings }: { drawings: KindDrawings } = KINDS[project.kind];
  const laidOut = drawings.of(document, await readListsOfOrder(site.pool, drawings.lists, id));
  const pictures = await shownPictures(site, laidOut);
  const image = await drawnSignature();
  const body: Omit<SignedOffline, 'empreinte'> = {
    depot: deviceId(),
    document,
    fichiers: [],
    dessins: laidOut.map((drawing) => sealedDrawing(drawing, pictures) as SignedOffline['dessins'][number]),
    signatures: signersOf(project.kind).map((role, index) => ({
      role,
      nom: NAMES[role],
      qualite: role === 'dc' ? 'Délégué commercial' : 'Gérante',
      mode: 'trace' as const,
      image,
      t_signature: new Date(at.getTime() + index * 60_000).toISOString(),
    })),
    mention: 'Vos données servent à cette commande.',
    decalage: -1500,
    catalogue: new Date(at.getTime() - 3_600_000).toISOString(),
  };
  return hashed(change(body));
}
