import { BOARD_STEPS, BOARD_TABS } from '../../boards/board-steps.ts';
import { normaliseBoards } from '../../boards/normalise-boards.ts';
import { defineWizard } from '../../wizards/wizard.ts';
import { livraison } from './steps/livraison.ts';

/** Caissons Lumineux and Boards PVC; only the latter have a pose and an optional pavement sign. */
export const vaeWizard = defineWizard({
  kind: 'VAE',
  tabs: BOARD_TABS,
  steps: [...BOARD_STEPS, livraison],
  initialDocument: () => ({}),
  normalise: normaliseBoards,
});
