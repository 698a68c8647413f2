import { withoutEmptyLines } from '@ardoise/domain/card-text/empty-lines.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { picturesOf, sealedDrawing } from '@ardoise/domain/drawing/seal-drawing.ts';
import type { OrderDrawing, SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { KindDrawings } from '@ardoise/domain/kinds/kind.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { tidyAnswers } from '@ardoise/domain/projects/tidy-answers.ts';
import { depositedContent } from '@ardoise/domain/rules/signed-content.ts';
import type { CatalogueOf } from '@ardoise/domain/wizards/catalogue/offered.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sha256 } from '../../../api/device/sha256.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { filesQuery } from '../../../hooks/use-project-files.ts';
import { catalogueQuery } from '../catalogue/catalogue-query.ts';
import { withKept } from '../catalogue/kept-entries.ts';
import { NONE_KEPT } from '../session/use-session-of.ts';
import { signedFiles } from './signed-files.ts';

/** What is signed on this device: as the deposit says it. */
export type SignedContentHere = Pick<SignedOffline, 'document' | 'fichiers' | 'dessins' | 'empreinte'>;

export interface OrderToSign {
  username: string;
  outbox: Outbox;
  cache: QueryClient;
  project: Project;
  /** The answers on the screen, and those of the server that they are based on. */
  current: ProjectDocument;
  base: ProjectDocument;
}

/** The order as it would be signed now, laid out afresh with the catalogue of this device. */
async function drawingsOf(
  { cache, project }: OrderToSign,
  document: ProjectDocument,
): Promise<OrderDrawing[]> {
  const { drawings }: { drawings: KindDrawings } = KINDS[kindOf(project.type)];
  const lists = await Promise.all(
    drawings.lists.map(async (list) => {
      const offered = await cache.ensureQueryData(catalogueQuery(list));
      return [list, withKept(list, offered, project.gardees ?? NONE_KEPT)] as const;
    }),
  );
  return drawings.of(document, Object.fromEntries(lists) as unknown as CatalogueOf<CatalogueList>);
}

/** SHA-256 of the pictures that the device shows, by their path; one that is not here is omitted, as on the screen. */
async function pictureHashes(drawings: readonly OrderDrawing[]): Promise<Map<string, string>> {
  const hashes = await Promise.all(
    picturesOf(drawings).map(async (address) => {
      const reply = await fetch(address).catch(() => null);
      return reply?.ok ? [[address, await sha256(await reply.arrayBuffer())] as const] : [];
    }),
  );
  return new Map(hashes.flat());
}

async function filesOf(order: OrderToSign, document: ProjectDocument): Promise<SignedOffline['fichiers']> {
  const { username, outbox, cache, project } = order;
  const id = project._id.$oid;
  const [listed, sendings] = await Promise.all([cache.fetchQuery(filesQuery(id)), outbox.refresh()]);
  const own = sendings.filter(({ projectId }) => projectId === id);
  return signedFiles({ username, listed, sendings: own, document });
}

/**
 * What both sign without a network: answers as the server will store them, drawings and files as this device has them.
 * @throws NetworkError where a part of it is not here
 */
export async function signedContentHere(order: OrderToSign): Promise<SignedContentHere> {
  const document = tidyAnswers(withoutEmptyLines(order.current), order.base);
  const drawings = await drawingsOf(order, document);
  const pictures = await pictureHashes(drawings);
  // Their fonts are those of this build.
  const dessins = drawings.map((drawing): SignedDrawing => sealedDrawing(drawing, pictures));
  const content = { document, fichiers: await filesOf(order, document), dessins };
  // As it travels: an answer that is undefined is none.
  const sent = JSON.parse(JSON.stringify(content)) as Omit<SignedContentHere, 'empreinte'>;
  return { ...sent, empreinte: await sha256(depositedContent(sent)) };
}
