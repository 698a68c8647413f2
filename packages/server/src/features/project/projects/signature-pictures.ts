import type { Project } from '@ardoise/domain/contract/projects.ts';
import { readSignaturePicture } from '@ardoise/domain/contract/signature-pictures.ts';
import type { Db } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';
import type { ProjectView } from './project-view.repository.ts';
import { imagesOf } from './signatures.repository.ts';

/** Of each signer: a data URL, or the address of the picture; null until signed. */
export type SignaturePictures = Pick<Project, 'signatureClient' | 'signatureDC'>;

type Signed = Pick<Project['signatures'][number], 'id' | 'role'>;

/** The start of the history in a trace: quotes inside strings are escaped, and a value is followed by no colon. */
const HISTORY = ', "historique" : [';

/** The signatures of a trace, parsed without the history after them. */
function signaturesIn({ trace }: ProjectView): Signed[] {
  const { signatures } = JSON.parse(`${trace.slice(0, trace.indexOf(HISTORY))}}`) as { signatures: Signed[] };
  return signatures;
}

const addressOf = (project: string, id: number) =>
  readSignaturePicture.path.replace(':id', project).replace(':signature', String(id));

const dataUrlOf = (image: Buffer | undefined) =>
  image === undefined ? null : `data:image/png;base64,${image.toString('base64')}`;

/** The pictures of a reply, as its caller asks for them. They are not read for their addresses. */
export async function signaturePictures(db: Db, view: ProjectView): Promise<SignaturePictures> {
  const signed = signaturesIn(view);
  const byAddress = presentOrigin().signaturesByAddress === true;
  const images =
    byAddress || signed.length === 0
      ? null
      : await imagesOf(
          db,
          signed.map(({ id }) => id),
        );
  const of = (role: Signed['role']) => {
    const id = signed.find((signature) => signature.role === role)?.id;
    if (id === undefined) return null;
    return images === null ? addressOf(view.id, id) : dataUrlOf(images.get(id));
  };
  return { signatureClient: of('client'), signatureDC: of('dc') };
}
