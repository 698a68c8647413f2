import type { signedDrawing } from '@ardoise/domain/contract/drawings.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../db/transaction.ts';
import { findProject } from '../projects/projects.repository.ts';
import { firstSignedContent } from '../projects/signatures.repository.ts';
import { drawingsIn, hasChanged, signedPictures } from './signed-drawings.ts';

type Reply = z.output<typeof signedDrawing>;

/** The drawings that an order's signatures cover, without pictures that changed since. @throws Refusal INTROUVABLE */
export async function readSignedDrawings(db: Db, id: string, actor: Actor): Promise<Reply[]> {
  const project = await findProject(db, id, actor);
  if (project === null) throw new Refusal('INTROUVABLE');
  const signed = await firstSignedContent(db, project.id);
  const drawings = signed === null ? [] : drawingsIn(signed);
  const pictures = await signedPictures(drawings);
  return drawings.map((drawing) => {
    const { title, format, width, height, marks } = drawing;
    const shown = marks.filter((mark) => mark.kind !== 'image' || pictures.has(mark.src));
    return { title, format, width, height, marks: shown, change: hasChanged(drawing, pictures) };
  });
}
