import type { Role } from '@ardoise/domain/projects/roles.ts';

/** The role that the server drew this page for, if its address is another screen for it (build/first-paint.ts). */
export const drawnFor = (): Role | undefined => document.documentElement.dataset.role as Role | undefined;
