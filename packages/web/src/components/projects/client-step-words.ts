import { CLIENT_STEPS, type ClientStep } from '@ardoise/domain/projects/client-steps.ts';

/** 'À valider, étape 3 sur 5'; the step alone for an order that was stopped. */
export function stepInWords(step: ClientStep): string {
  const rank = (CLIENT_STEPS as readonly ClientStep[]).indexOf(step);
  return rank === -1 ? step : `${step}, étape ${rank + 1} sur ${CLIENT_STEPS.length}`;
}
