import { BOARD_STEPS, BOARD_TABS } from '../../boards/board-steps.ts';
import { normaliseBoards } from '../../boards/normalise-boards.ts';
import { defineWizard } from '../../wizards/wizard.ts';
import { video } from './steps/video.ts';

/** Digital: the boards are screens, nothing is printed nor installed, and the delivery is a video. */
export const vaeDigitalWizard = defineWizard({
  kind: 'VAE_DIGITAL',
  tabs: BOARD_TABS,
  steps: [...BOARD_STEPS, video],
  initialDocument: () => ({}),
  normalise: normaliseBoards,
});
