import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { IconButton } from '../Button.tsx';
import type { Leafing } from './use-leafing.ts';

/** Previous and next page, with the position; hidden for a single page. */
export function PageTurner({
  leafing: { index, sheets, turn },
}: {
  leafing: Pick<Leafing, 'index' | 'sheets' | 'turn'>;
}) {
  if (sheets.length < 2) return null;
  return (
    <span className="viewer-group">
      <IconButton
        icon={IconArrowLeft}
        tone="line"
        label="Page précédente"
        disabled={index === 0}
        onClick={() => turn(-1)}
      />
      <span className="number nowrap" aria-live="polite">
        Page {index + 1} sur {sheets.length}
      </span>
      <IconButton
        icon={IconArrowRight}
        tone="line"
        label="Page suivante"
        disabled={index === sheets.length - 1}
        onClick={() => turn(1)}
      />
    </span>
  );
}
