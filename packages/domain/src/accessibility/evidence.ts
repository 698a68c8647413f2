import type { Absent, Gap, Look, Tested } from './criterion.ts';

/** Proven by tests that are named by the criterion. */
export const TEST: Tested = { by: 'test' };

/** Nothing here that it concerns. */
export const absent = (why: string): Absent => ({ by: 'absence', why });

const TEAM = 'l’équipe d’Ardoise, développement';

/** The day of the first audit, on which everything was looked at. */
const FIRST_DAY = '2026-11-29';

/** Looked at by the team. @param tool what it was looked at with, besides the eyes */
export const looked = (pages: string, tool?: string, gap?: Gap): Look => ({
  by: 'look',
  who: TEAM,
  pages,
  day: FIRST_DAY,
  ...(tool !== undefined && { tool }),
  ...(gap !== undefined && { gap }),
});

/** What most was looked at with: names, roles and order as screen readers have them, of 21 pages as five roles. */
export const TREE = 'noms et rôles relevés dans le navigateur';
