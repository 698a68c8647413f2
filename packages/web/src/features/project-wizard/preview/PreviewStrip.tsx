import IconChevronsDown from '@tabler/icons-react/dist/esm/icons/IconChevronsDown.mjs';
import IconChevronsUp from '@tabler/icons-react/dist/esm/icons/IconChevronsUp.mjs';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { Preview } from '../../../components/preview/Preview.tsx';
import { Ring } from '../../../components/preview/Ring.tsx';
import { useIsShown } from '../../../hooks/use-is-shown.ts';
import { useKeyboardRoom } from '../../../hooks/use-keyboard-room.ts';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { PreviewNote } from './PreviewFigure.tsx';
import type { Previewed } from './previewed.ts';
import { TouchedPreview } from './TouchedPreview.tsx';
import { usePullUp } from './use-pull-up.ts';
import { WrittenPart } from './WrittenPart.tsx';
import './PreviewStrip.css';

/** Keeps the focus in the field, and the on-screen keyboard open: a press does not focus its buttons. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Escape lowers the sheet, unless a dialog or a list over it takes it; so does a focus that it would hide. */
function useLowering(sheet: RefObject<HTMLElement | null>, active: boolean, onLower: () => void) {
  const lower = useRef(onLower);
  useEffect(() => {
    lower.current = onLower;
  });
  useEffect(() => {
    if (!active) return;
    const move = ({ target }: FocusEvent) => {
      if (!sheet.current?.contains(target as Node)) lower.current();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      lower.current();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', move);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', move);
    };
  }, [sheet, active]);
}

/** The edited part, large, and the entire drawing, small. */
function Low({ previewed, children }: { previewed: Previewed; children: ReactNode }) {
  const { drawing, written, part } = previewed;
  const box = written === null ? undefined : drawing.fields[written];
  return (
    <div className="preview-strip-low">
      <div className="preview-strip-part">
        <WrittenPart drawing={drawing} written={written} part={part} />
      </div>
      <div className="preview-strip-whole">
        <Preview drawing={drawing} label="">
          {box && <Ring box={box} most={drawing.width * 0.012} />}
        </Preview>
        {children}
      </div>
    </div>
  );
}

/** The entire drawing over the form, at full width. */
function High({ previewed, children }: { previewed: Previewed; children: ReactNode }) {
  const { title, detail, note } = previewed;
  return (
    <>
      <div className="preview-strip-head">
        <p>
          <b>{title}</b> <span className="meta">{detail}</span>
        </p>
        {children}
      </div>
      <div className="preview-strip-stage">
        <TouchedPreview {...previewed} />
      </div>
      {note && <PreviewNote>{note}</PreviewNote>}
    </>
  );
}

interface PreviewStripProps {
  previewed: Previewed;
  /** Above the drawing: why it is not up to date. */
  children?: ReactNode;
}

/**
 * Where there is no room beside the form, above the action bar or the on-screen keyboard: the part that is written. A
 * button, a drag or the grip pull up the entire drawing; it is no dialog, the form below it stays usable.
 */
export function PreviewStrip({ previewed, children }: PreviewStripProps) {
  useKeyboardRoom();
  const sheet = useRoomTaken<HTMLElement>('--room-bars');
  const isShown = useIsShown(sheet);
  const [up, setUp] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** By keyboard the button has the focus, which moves to the one that replaces it. */
  const turn = (next: boolean) => {
    const hadFocus = document.activeElement === button.current;
    flushSync(() => setUp(next));
    if (hadFocus) button.current?.focus({ preventScroll: true });
  };
  const { handle, wasDragged } = usePullUp({ sheet, up, setUp });
  useLowering(sheet, up, () => turn(false));
  const { thing, onTouch } = previewed;
  const touched: Previewed = {
    ...previewed,
    onTouch: (path) => {
      flushSync(() => setUp(false));
      onTouch(path);
    },
  };
  return (
    <section
      ref={sheet}
      className={up ? 'preview-strip preview-strip-up' : 'preview-strip'}
      aria-label={`Aperçu, ${thing}`}
      {...handle}
      onMouseDown={keepFocus}
    >
      <button
        type="button"
        className="preview-strip-grip"
        aria-label={up ? 'Baisser l’aperçu' : 'Monter l’aperçu'}
        aria-expanded={up}
        onClick={() => wasDragged() || setUp(!up)}
      />
      {children}
      {isShown && up && (
        <High previewed={touched}>
          <Button ref={button} tone="text" icon={IconChevronsDown} onClick={() => turn(false)}>
            Baisser
          </Button>
        </High>
      )}
      {isShown && !up && (
        <Low previewed={previewed}>
          <Button ref={button} icon={IconChevronsUp} onClick={() => turn(true)}>
            Voir {thing}
          </Button>
        </Low>
      )}
    </section>
  );
}
