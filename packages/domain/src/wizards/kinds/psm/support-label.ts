import type { Support } from '../../../projects/project.ts';

/** What a support is called in the order. */
export function supportLabel({ name, type }: Support, index: number): string {
  return name?.trim() || type?.trim() || `Support ${index + 1}`;
}
