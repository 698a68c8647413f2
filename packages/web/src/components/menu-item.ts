import type { Drawing } from './Icon.tsx';

/** One action: what a press does, or where it leads. */
export type MenuItem = {
  label: string;
  icon?: Drawing;
  /** It destroys something. */
  danger?: boolean;
} & ({ onChoose: () => void } | { to: string });
