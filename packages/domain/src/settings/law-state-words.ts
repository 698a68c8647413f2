import type { LawState } from './law-points.ts';

/** How a point of law stands, in French, on screen and in the evidence. */
export const LAW_STATE_WORDS: Record<LawState, string> = {
  absent: 'absent',
  'a-voir': 'à vous de voir',
  present: 'présent',
};
