import type { Drawing } from './Icon.tsx';

export interface Toast {
  message: string;
  /** `stop` is announced assertively; stays until it is closed, its page is left, or its act is retried or succeeds. */
  tone?: 'done' | 'stop';
  icon?: Drawing;
  /** 'Rétablir', 'Réessayer'. The toast closes on click; a failure is another toast. */
  action?: { label: string; onPress: () => unknown };
  /** Id of the act: its next message replaces its failure (`useToast` uses the component's). */
  act?: string;
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
  if (toast.act !== undefined) closeFailures(toast.act);
  change([...toasts.slice(-2), { ...toast, id }]);
  return id;
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Closes the failures of an act that is retried, or succeeded; without one all of them, on navigation. */
export function closeFailures(act?: string): void {
  const stays = (toast: ShownToast) => toast.tone !== 'stop' || (act !== undefined && toast.act !== act);
  if (!toasts.every(stays)) change(toasts.filter(stays));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): readonly ShownToast[] {
  return toasts;
}
