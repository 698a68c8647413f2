import type { Icon as Drawing } from '@tabler/icons-react';
import './Icon.css';

export type { Drawing };

interface IconProps {
  of: Drawing;
  /** s 16 px, m 20 px, l 24 px */
  size?: 's' | 'm' | 'l';
}

const SIZES = { s: 'icon icon-small', m: 'icon', l: 'icon icon-large' };

/** A Tabler outline icon. Always aria-hidden: the word beside it, or the button's label, is the accessible name. */
export function Icon({ of: Glyph, size = 'm' }: IconProps) {
  return <Glyph className={SIZES[size]} aria-hidden focusable={false} />;
}
