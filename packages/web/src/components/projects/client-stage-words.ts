import { CLIENT_STAGES, type ClientStage } from '@ardoise/domain/projects/client-stages.ts';

/** 'À valider, étape 3 sur 5'; the stage alone for an order that was stopped. */
export function stageInWords(stage: ClientStage): string {
  const rank = (CLIENT_STAGES as readonly ClientStage[]).indexOf(stage);
  return rank === -1 ? stage : `${stage}, étape ${rank + 1} sur ${CLIENT_STAGES.length}`;
}
