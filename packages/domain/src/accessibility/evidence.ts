import type { Absent, Look, Tested } from './criterion.ts';

/** Proven by tests that are named by the criterion. */
export const TEST: Tested = { by: 'test' };

/** Nothing here that it concerns. */
export const absent = (why: string): Absent => ({ by: 'absence', why });

/** Nobody has looked yet. */
export const NOTHING = { by: 'nothing' } as const;

const TEAM = 'l’équipe d’Ardoise';

/** Looked at by the team. @param day ISO @param tool besides the eyes */
export const looked = (pages: string, day: string, tool?: string): Look => ({
  by: 'look',
  who: TEAM,
  pages,
  day,
  ...(tool !== undefined && { tool }),
});
