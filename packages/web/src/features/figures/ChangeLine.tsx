import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Icon } from '../../components/Icon.tsx';
import type { Change } from './figure-words.ts';

const ARROWS = { up: IconArrowUp, down: IconArrowDown };

/** By how much a figure changed; coloured only where one direction is better. */
export function ChangeLine({ change }: { change: Change | null }) {
  if (change === null) return null;
  const { direction, tone, words } = change;
  return (
    <span className={`figures-change ${tone === '' ? '' : `figures-${tone}`}`.trim()}>
      {direction !== 'same' && <Icon of={ARROWS[direction]} size="s" />}
      {words}
    </span>
  );
}
