import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { FilePages, ProjectFile } from '@ardoise/domain/contract/files.ts';
import { hasPagePictures } from '@ardoise/domain/projects/page-pictures.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { type ReactNode, useRef, useState } from 'react';
import { FileView } from '../../../components/documents/FileView.tsx';
import { USUAL_SHAPE } from '../../../components/documents/fitted-width.ts';
import { PageImage } from '../../../components/documents/PageImage.tsx';
import { PROTECTED_FILE } from '../../../components/documents/page-words.ts';
import { type Place, placeOf } from '../../../components/documents/post-its.ts';
import { UnseenFile } from '../../../components/documents/UnseenFile.tsx';
import { unusualFile } from '../../../components/documents/unusual-file.ts';
import { Select } from '../../../components/Select.tsx';
import { useFilePages } from '../../../hooks/use-file-pages.ts';
import type { RoomViews, SideIndex } from './room-views.ts';
import { useFittedPaper } from './use-fitted-paper.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import type { RoomSideState } from './use-room-sides.ts';

interface RoomSideProps {
  side: SideIndex;
  state: RoomSideState;
  proofs: readonly ProofVersion[];
  views: RoomViews;
  /** Name of a page of this version, from 0. */
  pageName: (index: number) => string;
  /** When it came. */
  day: string;
  /** The keys and tools act on it; on a phone it is the one that is shown. */
  active: boolean;
  onActive: () => void;
  onChoose: (version: number) => void;
  onTurn: (pages: 1 | -1) => void;
  /** A place of the page was touched; absent where no remark can be made. */
  onPut: ((place: Place) => void) | undefined;
  /** Its page is shown. */
  onShown: () => void;
  /** Not before the other side is shown. */
  waits: boolean;
  /** Over the page. */
  children: ReactNode;
}

/** The width of a page divided by its height, before it is known that of a sheet of A4. */
function shapeOf(file: ProjectFile, page: number, pages: FilePages | undefined, seen: number | null): number {
  const format = pages?.pages[page - 1];
  if (format !== undefined) return format.largeur / format.hauteur;
  if (file.width !== null && file.height !== null) return file.width / file.height;
  return seen ?? USUAL_SHAPE;
}

/** One version: which one and when it came, and its page, moved and zoomed. */
export function RoomSide(props: RoomSideProps) {
  const { side, state, proofs, views, active, day, onPut } = props;
  const { proof, sheets, index } = state;
  const sheet = sheets[index];
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const pages = useFilePages(sheet?.file ?? NO_FILE);
  const [seen, setSeen] = useState<number | null>(null);
  const shape = sheet === undefined ? USUAL_SHAPE : shapeOf(sheet.file, sheet.page, pages, seen);
  // Nothing stands over a page that is not there yet.
  const [shown, setShown] = useState('');
  const key = sheet === undefined ? '' : `${sheet.file.id} ${sheet.page}`;
  const { width } = useFittedPaper(box, paper, { views, side, shape });
  const tap = (at: { clientX: number; clientY: number }) => {
    const page = paper.current?.getBoundingClientRect();
    if (page === undefined) return;
    const isOn =
      at.clientX >= page.left &&
      at.clientX <= page.right &&
      at.clientY >= page.top &&
      at.clientY <= page.bottom;
    if (isOn) onPut?.(placeOf(at, page));
  };
  usePanZoom(box, views, side, { onTap: tap, onTurn: props.onTurn });
  if (sheet === undefined) return null;
  const name = props.pageName(index);
  return (
    <section
      className="proof-room-side"
      aria-label={`Version ${proof.version}`}
      data-active={active}
      onPointerDownCapture={props.onActive}
      onFocusCapture={props.onActive}
    >
      <div className="proof-room-version">
        {proofs.length > 1 ? (
          <Select
            label={side === 0 ? 'Version à gauche' : 'Version affichée'}
            value={String(proof.version)}
            onChange={(value) => props.onChoose(Number(value))}
            options={proofs.map(({ version }) => ({ value: String(version), label: `Version ${version}` }))}
          />
        ) : (
          <b>Version {proof.version}</b>
        )}
        <span>{day}</span>
      </div>
      <div className={onPut ? 'proof-room-box proof-room-noted' : 'proof-room-box'} ref={box}>
        <div className="proof-room-paper" ref={paper}>
          {width > 0 && !props.waits && (
            <RoomPage
              key={key}
              file={sheet.file}
              page={sheet.page}
              pages={pages}
              width={width}
              label={`Création, version ${proof.version}, ${name}`}
              onShape={setSeen}
              onShown={() => {
                setShown(key);
                props.onShown();
              }}
            />
          )}
          {shown === key && props.children}
        </div>
      </div>
    </section>
  );
}

/** In the place of a version without files, which there is none of. */
const NO_FILE: Pick<ProjectFile, 'id' | 'myplv_file_type'> = { id: '', myplv_file_type: 'contenu' };

interface RoomPageProps {
  file: ProjectFile;
  page: number;
  pages: FilePages | undefined;
  width: number;
  label: string;
  onShape: (ratio: number) => void;
  onShown: () => void;
}

/** The page as a picture of the server; drawn by the browser where there is none, or what keeps it from being shown. */
export function RoomPage({ file, page, pages, width, label, onShape, onShown }: RoomPageProps) {
  const [state, setState] = useState<'waits' | 'shown' | 'failed'>('waits');
  const isPictured = hasPagePictures(file) && !file.mime.startsWith('video/');
  const unusual = unusualFile(file, pages, page, state === 'shown');
  const shown = () => {
    setState('shown');
    onShown();
  };
  return (
    <>
      {pages?.etat === 'protege' ? (
        <UnseenFile url={file.url} name={shownFileName(file.filename)} words={PROTECTED_FILE} />
      ) : isPictured && state !== 'failed' && pages?.etat !== 'illisible' ? (
        <PageImage
          file={file}
          page={page}
          pixels={width * window.devicePixelRatio}
          label={label}
          onShown={shown}
          onFailed={() => setState('failed')}
        />
      ) : (
        <FileView file={file} page={page} width={width} onPages={onShown} onShape={onShape} />
      )}
      {unusual !== '' && (
        <p className="proof-room-unusual" role="status">
          {unusual}
        </p>
      )}
    </>
  );
}
