import type { Drawing } from './Icon.tsx';

/** One action: its click handler, or its link. */
export type MenuItem = {
  label: string;
  icon?: Drawing;
  /** A destructive action. */
  danger?: boolean;
} & ({ onChoose: () => void } | { to: string });
