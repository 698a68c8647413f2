import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';

/** Controls that 'Pourquoi pas ?' links to. */
export const PROOF_UPLOAD = 'envoi-creation';
export const REMARKS = 'remarques';
export const EXECUTION_UPLOAD = 'envoi-execution';
export const poseDateField = (date: PoseDate) => `date-${date}`;

/** Scrolls to one of them and focuses it. */
export function goToControl(id: string): void {
  const control = document.getElementById(id);
  control?.closest('section, .execution-files-slot')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
}
