import type { Icon as Drawing } from '@tabler/icons-react';
import './Icon.css';

export type { Drawing };

interface IconProps {
  of: Drawing;
  /** s 16 px, m 20 px, l 24 px */
  size?: 's' | 'm' | 'l';
}

const SIZES = { s: 'icon icon-small', m: 'icon', l: 'icon icon-large' };

/** A Tabler outline. It never speaks: the word beside it, or the button's label, does. */
export function Icon({ of: Glyph, size = 'm' }: IconProps) {
  return <Glyph className={SIZES[size]} aria-hidden focusable={false} />;
}
