import type { FilePages } from '@ardoise/domain/contract/files.ts';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useCallback, useSyncExternalStore } from 'react';
import { Button, buttonClass, IconButton } from '../../../components/Button.tsx';
import { PageTurner } from '../../../components/documents/PageTurner.tsx';
import { MOST_BUTTONS, SheetButtons } from '../../../components/documents/SheetButtons.tsx';
import { formatPercent } from '../../../components/format-number.ts';
import { useFilePages } from '../../../hooks/use-file-pages.ts';
import { isNearest } from './room-view.ts';
import type { RoomViews, SideIndex } from './room-views.ts';
import { zoomStep } from './use-pan-zoom.ts';
import type { RoomSideState } from './use-room-sides.ts';

/** CSS pixels of a millimetre at its true size. */
const PIXELS_A_MM = 96 / 25.4;

interface RoomToolsProps {
  views: RoomViews;
  side: SideIndex;
  state: RoomSideState;
  pageName: (index: number) => string;
  /** Null where one version is shown. */
  link: { linked: boolean; onLink: (linked: boolean) => void; onLinkHere: () => void } | null;
  onTurnTo: (index: number) => void;
  /** Absent where no remark can be made. */
  onNote: (() => void) | undefined;
  writing: boolean;
}

/** Below the pages: which page, how large, whether both move together, and a new remark. */
export function RoomTools({ views, side, state, pageName, link, onTurnTo, onNote, writing }: RoomToolsProps) {
  const { sheets, index } = state;
  const sheet = sheets[index];
  return (
    <div className="proof-room-tools">
      {sheets.length > MOST_BUTTONS ? (
        <PageTurner leafing={{ index, sheets: [...sheets], turn: (pages) => onTurnTo(index + pages) }} />
      ) : (
        <SheetButtons count={sheets.length} index={index} nameOf={pageName} onShow={onTurnTo} />
      )}
      {sheet && <RoomZoom views={views} side={side} file={sheet.file} page={sheet.page} />}
      {link && (
        <span className="proof-room-link">
          <label className="field-tick">
            <input
              type="checkbox"
              checked={link.linked}
              onChange={(event) => link.onLink(event.target.checked)}
            />
            <span>Zoom et page liés</span>
          </label>
          {!link.linked && (
            <Button tone="text" onClick={link.onLinkHere}>
              Recaler
            </Button>
          )}
        </span>
      )}
      {onNote && (
        <Button
          className="proof-room-note"
          icon={IconNote}
          refused={writing}
          onClick={onNote}
          aria-keyshortcuts="n"
        >
          Poser une remarque
        </Button>
      )}
    </div>
  );
}

interface RoomZoomProps {
  views: RoomViews;
  side: SideIndex;
  file: Parameters<typeof useFilePages>[0];
  page: number;
}

/** In percent of the finished format where it is known, else of the page that fits. */
function percentOf(views: RoomViews, side: SideIndex, pages: FilePages | undefined, page: number): number {
  const { zoom } = views.viewOf(side);
  const format = pages?.pages[page - 1];
  return Math.round(
    format === undefined ? zoom * 100 : (100 * views.widthOf(side)) / (format.largeur * PIXELS_A_MM),
  );
}

function RoomZoom({ views, side, file, page }: RoomZoomProps) {
  const pages = useFilePages(file);
  const subscribe = useCallback((listener: () => void) => views.subscribe(side, listener), [views, side]);
  const percent = useSyncExternalStore(subscribe, () => percentOf(views, side, pages, page));
  const view = views.viewOf(side);
  return (
    <span className="viewer-group proof-room-zoom">
      <IconButton
        icon={IconMinus}
        label="Réduire"
        aria-keyshortcuts="-"
        disabled={view.zoom <= 1}
        onClick={() => zoomStep(views, side, -1)}
      />
      <button
        type="button"
        className={buttonClass({ tone: 'text' })}
        aria-keyshortcuts="0"
        aria-label={`Zoom ${formatPercent(percent)}, page entière`}
        onClick={() => views.showWhole()}
      >
        {formatPercent(percent)}
      </button>
      <IconButton
        icon={IconPlus}
        label="Agrandir"
        aria-keyshortcuts="+"
        disabled={isNearest(view)}
        onClick={() => zoomStep(views, side, 1)}
      />
    </span>
  );
}
