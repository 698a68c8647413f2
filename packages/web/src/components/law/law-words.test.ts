import type { LawState } from '@ardoise/domain/settings/law-points.ts';
import { expect, it } from 'vitest';
import { lawSummary } from './law-words.ts';

it.each<[LawState[], string]>([
  [
    ['absent', 'absent', 'a-voir', 'present', 'present'],
    '5 points\u00a0: 2 présents, 2 absents, 1 à vous de voir',
  ],
  [['present'], '1 point\u00a0: 1 présent'],
])('counts %j', (states, words) => {
  expect(lawSummary(states.map((etat) => ({ etat })))).toBe(words);
});
