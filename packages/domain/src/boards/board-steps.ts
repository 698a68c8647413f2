import { idProjetStep } from '../wizards/steps/id-projet.ts';
import { infoPdvStep } from '../wizards/steps/info-pdv.ts';
import type { Tab } from '../wizards/wizard.ts';
import { contenuBoards } from './board-content.ts';
import { formatBoards } from './board-formats.ts';
import { choixBoards } from './choix-boards.ts';
import { pose } from './pose.ts';

/** The tabs of Caissons Lumineux, Boards PVC and Digital (specification/wizards.md#caissons-lumineux-boards-pvc-digital). */
export const BOARD_TABS: readonly Tab[] = [
  { key: 'info-pdv', title: 'Informations client' },
  { key: 'creation', title: 'Création des boards' },
  { key: 'contenu', title: 'Contenu des boards' },
  { key: 'pose', title: 'Pose' },
  { key: 'livraison', title: 'Livraison' },
];

/** Their steps, except the delivery, which differs. */
export const BOARD_STEPS = [
  infoPdvStep('VAE', { path: 'info-pdv', tab: 'info-pdv' }),
  idProjetStep({ path: 'creation/id-projet', tab: 'creation', made: 'les boards' }),
  choixBoards,
  formatBoards,
  contenuBoards,
  pose,
] as const;
