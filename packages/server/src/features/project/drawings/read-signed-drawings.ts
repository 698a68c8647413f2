import { required } from '@ardoise/domain/base/errors.ts';
import type { signedDrawing } from '@ardoise/domain/contract/drawings.ts';
import type { Mark } from '@ardoise/domain/drawing/mark.ts';
import type { SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { NO_DRAWINGS } from '@ardoise/domain/kinds/kind.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type * as z from 'zod/mini';
import type { AppContext } from '../../base/app-context.ts';
import { findProject } from '../projects/projects.repository.ts';
import { firstSignedContent } from '../projects/signatures.repository.ts';
import { drawingsIn, hasChanged } from './signed-drawings.ts';
import { signedPictures, signedSource } from './signed-pictures.ts';

type Reply = z.output<typeof signedDrawing>;

/** The marks of a signed drawing, its pictures as signed; lost ones are omitted. */
function shown({ marks }: SignedDrawing, sources: ReadonlyMap<string, string>): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind !== 'image') return [mark];
    const src = sources.get(mark.src);
    return src === undefined ? [] : [{ ...mark, src }];
  });
}

/** The drawings that an order's signatures cover, with their pictures as signed. @throws Refusal INTROUVABLE */
export async function readSignedDrawings(
  { pool, files }: AppContext,
  id: string,
  actor: Actor,
): Promise<Reply[]> {
  const project = required(await findProject(pool, id, actor));
  if (KINDS[project.kind].drawings === NO_DRAWINGS) return [];
  const signed = await firstSignedContent(pool, project.id);
  const drawings = signed === null ? [] : drawingsIn(signed);
  const pictures = await signedPictures(files, drawings);
  const sources = new Map(
    await Promise.all(
      [...pictures].map(
        async ([address, file]) => [address, await signedSource(files, address, file)] as const,
      ),
    ),
  );
  return drawings.map((drawing) => {
    const { title, format, width, height } = drawing;
    const marks = shown(drawing, sources);
    return { title, format, width, height, marks, change: hasChanged(drawing, pictures) };
  });
}
