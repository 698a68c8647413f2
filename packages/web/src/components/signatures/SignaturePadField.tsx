import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from '../Button.tsx';
import { drawnImage, INK, PAD_HEIGHT, PAD_WIDTH, scaledStrokes } from './signature-image.ts';

export interface SignaturePadHandle {
  /** A 640x320 PNG, null if empty. */
  image: () => string | null;
}

interface SignaturePadFieldProps {
  ref: Ref<SignaturePadHandle>;
  hasInk: boolean;
  onInk: (hasInk: boolean) => void;
  /** Focused at first, where everything else is filled: a focused text field opens a phone's keyboard over the pad. */
  focused: boolean;
  /** Id of the error message of a missing signature. */
  describedBy?: string | undefined;
}

/** Minimum line width on a pad 640 wide. */
const THIN = 1.2;
const THICK = 3.6;

/** The backing store follows the device pixels; the strokes scale with the pad, also on rotation. */
function resize(canvas: HTMLCanvasElement, pad: SignaturePad, before: number): number {
  const width = canvas.clientWidth;
  if (width === 0 || width === before) return before;
  const strokes = before === 0 ? [] : scaledStrokes(pad.toData(), width / before);
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = width * ratio;
  canvas.height = (width / 2) * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  const factor = width / PAD_WIDTH;
  Object.assign(pad, { minWidth: THIN * factor, maxWidth: THICK * factor, dotSize: 2.4 * factor });
  pad.clear();
  pad.fromData(strokes);
  return width;
}

/** Full-width pad for touch, mouse or pen; 640 by 320 logical pixels at any size on screen. */
export function SignaturePadField({ ref, hasInk, onInk, focused, describedBy }: SignaturePadFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);

  useEffect(() => {
    const surface = canvas.current;
    if (surface === null) return;
    const signature = new SignaturePad(surface, { penColor: INK });
    pad.current = signature;
    let width = 0;
    const watcher = new ResizeObserver(() => {
      width = resize(surface, signature, width);
    });
    watcher.observe(surface);
    signature.addEventListener('beginStroke', () => onInk(true));
    return () => {
      watcher.disconnect();
      signature.off();
      pad.current = null;
    };
  }, [onInk]);

  const focusedAtFirst = useRef(focused);
  useEffect(() => {
    if (focusedAtFirst.current) canvas.current?.focus({ preventScroll: true });
  }, []);

  useImperativeHandle(ref, () => ({
    image: () => {
      const signature = pad.current;
      if (signature === null || signature.isEmpty()) return null;
      return drawnImage(signature.toData(), canvas.current?.clientWidth ?? PAD_WIDTH);
    },
  }));

  function erase() {
    pad.current?.clear();
    onInk(false);
  }

  return (
    <div className="signature-pad">
      <span className="signature-base" />
      <canvas
        ref={canvas}
        width={PAD_WIDTH}
        height={PAD_HEIGHT}
        role="img"
        tabIndex={-1}
        aria-label={hasInk ? 'Signature dessinée' : 'Zone de signature, vide'}
        aria-describedby={describedBy}
      />
      <Button tone="text" icon={IconEraser} onClick={erase}>
        Effacer
      </Button>
    </div>
  );
}
