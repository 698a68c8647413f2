import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';

/** The controls that 'Pourquoi pas ?' leads to. */
export const PROOF_UPLOAD = 'envoi-creation';
export const EXECUTION_UPLOAD = 'envoi-execution';
export const poseDateField = (date: PoseDate) => `date-${date}`;

/** Brings one of them before the eyes, and gives it the focus. */
export function goToControl(id: string): void {
  const control = document.getElementById(id);
  control?.closest('section, .execution-files-slot')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
}
