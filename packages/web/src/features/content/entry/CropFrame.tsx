import {
  CENTRED,
  CROP_ZOOM,
  cropOf,
  type CropFrame as Frame,
  frameOf,
  frameSides,
  heldFrame,
  type PictureCrop,
  type PictureSize,
} from '@ardoise/domain/catalogue/picture-crop.ts';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import './CropFrame.css';

interface CropFrameProps {
  /** URL of the upload. */
  src: string;
  /** Of the upload. */
  picture: PictureSize;
  /** Of the picker, width / height. */
  ratio: number;
  crop: PictureCrop;
  onChange: (crop: PictureCrop) => void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;
const ZOOM_STEP = 0.1;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
const percent = (share: number) => `${share * 100}%`;

/** A drag begun at a point of the window: of the frame, or of one of its corners. */
interface Drag {
  x: number;
  y: number;
  frame: Frame;
  corner: boolean;
}

/** What the keys of the frame do; undefined for another key. */
export function movedByKey(frame: Frame, key: string, shift: boolean): Frame | undefined {
  const arrow = ARROWS[key];
  const step = shift ? LARGE_STEP : STEP;
  if (arrow) return { ...frame, x: frame.x + arrow[0] * step, y: frame.y + arrow[1] * step };
  if (key === '+' || key === '=') return { ...frame, zoom: frame.zoom + ZOOM_STEP };
  if (key === '-') return { ...frame, zoom: frame.zoom - ZOOM_STEP };
  return undefined;
}

function useDrag({ picture, ratio }: CropFrameProps, frame: Frame, put: (frame: Frame) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  const whole = frameSides(picture, ratio, CROP_ZOOM.min);
  const begin = (event: PointerEvent, corner: boolean) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, frame, corner };
  };
  const move = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    const begun = drag.current;
    if (begun === null || box === undefined) return;
    const from = begun.frame;
    if (begun.corner) {
      // From the frame's centre to the pointer, in halves of the stage.
      const x = box.left + box.width * (0.5 + (from.x - 0.5) / whole.width);
      const y = box.top + box.height * (0.5 + (from.y - 0.5) / whole.height);
      const reach = Math.max(
        (2 * Math.abs(event.clientX - x)) / box.width,
        (2 * Math.abs(event.clientY - y)) / box.height,
      );
      put({ ...from, zoom: 1 / Math.max(reach, 1 / CROP_ZOOM.max) });
      return;
    }
    put({
      ...from,
      x: from.x + ((event.clientX - begun.x) / box.width) * whole.width,
      y: from.y + ((event.clientY - begun.y) / box.height) * whole.height,
    });
  };
  const end = () => {
    drag.current = null;
  };
  return { stage, begin, move, end };
}

/**
 * The frame over an upload, in the ratio of the picker (specification/content-management.md#pictures). The pointer moves
 * it, its corners zoom; arrows move it by 1 %, with Shift by 10 %, plus and minus zoom.
 */
export function CropFrame(props: CropFrameProps) {
  const { src, picture, ratio, crop, onChange } = props;
  const frame = frameOf(picture, ratio, crop);
  const put = (wanted: Frame) => onChange(cropOf(picture, ratio, heldFrame(picture, ratio, wanted)));
  const { stage, begin, move, end } = useDrag(props, frame, put);
  const whole = frameSides(picture, ratio, CROP_ZOOM.min);
  const size = 1 / frame.zoom;
  const zoom = Math.round(frame.zoom * 100);
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = movedByKey(frame, event.key, event.shiftKey);
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    put(wanted);
  };
  return (
    <>
      <div className="crop-frame">
        <div className="crop-frame-stage" ref={stage} style={{ aspectRatio: ratio }}>
          <img src={src} alt="" draggable={false} />
          <button
            type="button"
            className="crop-frame-hole"
            aria-label="Cadre. Flèches pour le déplacer, plus et moins pour l’agrandir."
            style={{
              width: percent(size),
              height: percent(size),
              left: percent(0.5 + (frame.x - 0.5) / whole.width - size / 2),
              top: percent(0.5 + (frame.y - 0.5) / whole.height - size / 2),
            }}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => begin(event, false)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          >
            {CORNERS.map((corner) => (
              <span
                key={corner}
                className={`crop-frame-corner crop-frame-${corner}`}
                onPointerDown={(event) => begin(event, true)}
                onPointerMove={move}
                onPointerUp={end}
              />
            ))}
          </button>
        </div>
      </div>
      <div className="crop-frame-tools">
        <label className="crop-frame-zoom">
          <Icon of={IconPhoto} size="s" />
          <input
            type="range"
            min={CROP_ZOOM.min * 100}
            max={CROP_ZOOM.max * 100}
            value={zoom}
            aria-label="Agrandissement"
            aria-valuetext={`${zoom} %`}
            onChange={({ currentTarget }) => put({ ...frame, zoom: Number(currentTarget.value) / 100 })}
          />
          <Icon of={IconPhoto} size="l" />
          <output>{`${zoom}\u00a0%`}</output>
        </label>
        <Button tone="text" icon={IconFocusCentered} onClick={() => put({ ...CENTRED, zoom: frame.zoom })}>
          Recentrer
        </Button>
      </div>
    </>
  );
}
