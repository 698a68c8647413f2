import type { Drawing } from './Icon.tsx';

export interface Toast {
  message: string;
  /** `stop` stays until closed and is announced assertively. */
  tone?: 'done' | 'stop';
  icon?: Drawing;
  /** 'Rétablir', 'Réessayer'. The toast closes on click; a failure is another toast. */
  action?: { label: string; onPress: () => unknown };
  /** Milliseconds; 3,000 by default (specification/constants.md#screens), 10,000 with an action. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Displays a toast; at most three are kept. Returns its id, to close it. */
export function showToast(toast: Toast): number {
  const id = nextId++;
  change([...toasts.slice(-2), { ...toast, id }]);
  return id;
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): readonly ShownToast[] {
  return toasts;
}
