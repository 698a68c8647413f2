import { readThumbnail } from '@ardoise/domain/contract/files.ts';
import type { ListedPiece, PieceOutlet } from '@ardoise/domain/contract/pieces.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { addressOf } from '../../api/request.ts';
import { Icon } from '../../components/Icon.tsx';
import { TYPE_DRAWINGS } from '../../components/projects/type-drawings.ts';

export const thumbnailOf = (id: string): string => addressOf(readThumbnail, { params: { id } });

/** The approved drawing; where there is none, the picture that the order has in lists, or its support's drawing. */
export function drawingOf({
  creation,
  image,
  support,
}: Pick<ListedPiece, 'creation' | 'image'> & { support?: ProjectType }): string {
  if (creation !== null) return thumbnailOf(creation.id);
  return image || (support === undefined ? '' : TYPE_DRAWINGS[support]);
}

type Pictured = Pick<PieceOutlet, 'creation' | 'photo' | 'image'> & { support?: ProjectType };

/** The drawing and the newest photo of a row, small; decorative, since the names are beside. */
export function PiecePicture({ of }: { of: Pictured }) {
  const drawing = drawingOf(of);
  return (
    <span className="pieces-pictures" aria-hidden>
      <span>{drawing && <img src={drawing} alt="" loading="lazy" decoding="async" />}</span>
      {of.photo === null ? (
        <span className="pieces-no-photo">
          <Icon of={IconCamera} size="s" />
        </span>
      ) : (
        <span>
          <img
            className="pieces-photo"
            src={thumbnailOf(of.photo.id)}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </span>
      )}
    </span>
  );
}
