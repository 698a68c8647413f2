import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { OrderDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFromThread } from '../../../threads/send-from-thread.ts';
import type { WorkLimits, WorkLine } from '../../../threads/work-line.ts';
import type { AppContext } from '../../base/app-context.ts';
import { contentDisposition } from '../documents/files/serve-file.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { findProject } from '../projects/projects.repository.ts';
import { unamendedContent } from '../projects/signatures.repository.ts';
import { catalogueFiles } from './drawing-pictures.ts';
import { layOutOrder } from './lay-out-order.ts';
import { namesOfPictures } from './picture-names.ts';
import type { StartInput } from './render-start.ts';
import { drawingsIn } from './signed-drawings.ts';
import { signedPictures } from './signed-pictures.ts';

/** Limits of these files: each takes a second of CPU. */
export const START_LIMITS: WorkLimits = {
  atOnce: 1,
  most: 6,
  tooMany: 'D’autres aperçus sont en préparation. Merci de réessayer dans une minute.',
};
/** Heap of its worker: the fonts, and the drawings. */
const HEAP_MB = 192;

interface Drawn {
  drawings: readonly OrderDrawing[];
  pictures: ReadonlyMap<string, Buffer>;
}

/** As signed; what was amended since, or is not signed, as the order is now. */
async function drawn({ pool, files }: AppContext, project: StoredProject): Promise<Drawn> {
  const signed = await unamendedContent(pool, project.id);
  const asSigned = signed === null ? [] : drawingsIn(signed);
  if (asSigned.length > 0) return { drawings: asSigned, pictures: await signedPictures(files, asSigned) };
  const drawings = await layOutOrder(pool, project);
  return { drawings, pictures: await catalogueFiles(files, drawings) };
}

/**
 * Replies with the PDF that an agency starts the print file from, painted in a worker thread
 * (specification/card-text.md#starting-from-the-drawing).
 * @throws Refusal INTROUVABLE where nothing is drawn at its size, TROP_DE_DEMANDES, INDISPONIBLE
 */
export async function sendStart(
  context: AppContext,
  line: WorkLine,
  { id, actor }: { id: string; actor: Actor },
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const project = required(await findProject(context.pool, id, actor));
  if (!KIND_FACTS[project.kind].drawnAtSize) throw new Refusal('INTROUVABLE');
  const number = project.num_projet;
  const job = async () => {
    const { drawings, pictures } = await drawn(context, project);
    if (drawings.length === 0) throw new Refusal('INTROUVABLE');
    const names = await namesOfPictures(context.pool, [...pictures.keys()]);
    const data: StartInput = { number, drawings, pictures, names, madeAt: new Date() };
    return { script: new URL('./start-worker.ts', import.meta.url), data, heapMb: HEAP_MB };
  };
  return sendFromThread(
    line,
    job,
    { mime: 'application/pdf', disposition: contentDisposition(`point-de-depart_${number}.pdf`, true) },
    exchange,
  );
}
