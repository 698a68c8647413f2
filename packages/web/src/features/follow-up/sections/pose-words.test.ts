import type { PoseResult } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import { poseHours, poseOutcome } from './pose-words.ts';

describe('the outcome of a pre-visit', () => {
  it.each<[PoseResult, string, string]>([
    ['validationPose', '', 'done'],
    ['sousConditionPose', 'Prévoir une échelle', 'wait'],
    ['refusPose', '', 'stop'],
  ])('%s', (resultat, condition, tone) => {
    expect(poseOutcome({ resultat, condition })).toMatchObject({ tone, condition });
  });

  it('is null before the pre-visit', () => {
    expect(poseOutcome({ resultat: '', condition: '' })).toBeNull();
  });
});

it.each([
  ['09:00', '18:00', 'de 09:00 à 18:00'],
  ['09:00', undefined, 'à partir de 09:00'],
  ['', '18:00', 'jusqu’à 18:00'],
  [undefined, undefined, ''],
])('hours from %s to %s', (heureouverture, heurefermeture, said) => {
  expect(poseHours({ heureouverture, heurefermeture })).toBe(said);
});
