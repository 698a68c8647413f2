import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/Button.tsx';
import { USUAL_SHAPE } from '../../../components/documents/fitted-width.ts';
import { Modal } from '../../../components/Modal.tsx';
import { useFilePages } from '../../../hooks/use-file-pages.ts';
import { RoomPage } from '../room/RoomSide.tsx';
import { RoomViews, type SideIndex } from '../room/room-views.ts';
import { useFittedPaper } from '../room/use-fitted-paper.ts';
import { usePanZoom } from '../room/use-pan-zoom.ts';
import { OneMore } from './PickPhotos.tsx';
import type { PosePhoto } from './pose-photo.ts';

interface PaneProps {
  views: RoomViews;
  side: SideIndex;
  /** Width divided by height. */
  shape: number;
  caption: string;
  onTurn: (photos: 1 | -1) => void;
  children: (width: number) => ReactNode;
}

/** One of both, moved and zoomed with the other. */
function Pane({ views, side, shape, caption, onTurn, children }: PaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const { width } = useFittedPaper(box, paper, { views, side, shape });
  usePanZoom(box, views, side, { onTap: () => undefined, onTurn });
  return (
    <figure className="pose-photos-pane">
      <div className="pose-photos-box" ref={box}>
        <div className="pose-photos-paper" ref={paper}>
          {width > 0 && children(width)}
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type CreationProps = Pick<PaneProps, 'views' | 'onTurn'> & { file: ProjectFile };

function Creation({ file, ...pane }: CreationProps) {
  const pages = useFilePages(file);
  const [seen, setSeen] = useState<number | null>(null);
  const format = pages?.pages[0];
  const isPicture = file.width !== null;
  const shape = format ? format.largeur / format.hauteur : isPicture ? shapeOf(file) : (seen ?? USUAL_SHAPE);
  return (
    <Pane {...pane} side={0} shape={shape} caption="Création acceptée">
      {(width) => (
        <RoomPage
          file={file}
          page={1}
          pages={pages}
          width={width}
          label="Création acceptée"
          onShape={setSeen}
          onShown={() => undefined}
        />
      )}
    </Pane>
  );
}

interface ComparePhotosProps {
  /** None: the creation alone. */
  photos: readonly PosePhoto[];
  start: number;
  creation: ProjectFile | undefined;
  /** Absent where the photo may not be replaced. */
  onReplace?: (photo: PosePhoto, files: readonly File[]) => void;
  onClose: () => void;
}

/** The creation and a photo, one above the other, side by side in landscape; a pinch zooms both. */
export function ComparePhotos({ photos, start, creation, onReplace, onClose }: ComparePhotosProps) {
  const [views] = useState(() => new RoomViews());
  const [index, setIndex] = useState(start);
  const at = Math.min(index, Math.max(photos.length - 1, 0));
  const photo = photos[at];
  const turn = (by: 1 | -1) => setIndex(Math.min(Math.max(at + by, 0), photos.length - 1));
  const name = photo ? `Photo\u00a0${photo.number}` : '';
  const title = [creation && 'Création', name && (creation ? name.toLowerCase() : name)].filter(Boolean);
  return (
    <Modal title={title.join(' et ')} size="window" onClose={onClose}>
      <div className="pose-photos-compare on-slate">
        <div className="pose-photos-panes">
          {creation && <Creation file={creation} views={views} onTurn={turn} />}
          {photo && (
            <Pane views={views} side={1} shape={shapeOf(photo.file)} caption={name} onTurn={turn}>
              {() => <img src={photo.file.url} alt={`${name} de la pose`} draggable={false} />}
            </Pane>
          )}
        </div>
        {photos.length > 1 && <Turner at={at} count={photos.length} onTurn={turn} />}
        <div className="pose-photos-acts">
          {onReplace && photo && (photo.file.deletable || photo.sending) && (
            <OneMore words="Reprendre" onPick={(files) => onReplace(photo, files)} />
          )}
          <Button className="pose-photos-keep" icon={IconCheck} onClick={onClose}>
            {photo ? 'Garder' : 'Fermer'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const shapeOf = ({ width, height }: ProjectFile): number =>
  width !== null && height !== null ? width / height : USUAL_SHAPE;

interface TurnerProps {
  at: number;
  count: number;
  onTurn: (photos: 1 | -1) => void;
}

function Turner({ at, count, onTurn }: TurnerProps) {
  return (
    <div className="pose-photos-turn">
      <IconButton
        icon={IconChevronLeft}
        tone="line"
        label="Photo précédente"
        disabled={at === 0}
        onClick={() => onTurn(-1)}
      />
      <span aria-live="polite">
        {at + 1} sur {count}
      </span>
      <IconButton
        icon={IconChevronRight}
        tone="line"
        label="Photo suivante"
        disabled={at === count - 1}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
