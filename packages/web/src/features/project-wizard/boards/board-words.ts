import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { counted } from '../../../components/format-number.ts';

/** How many boards the order has: what the summary lists. */
export function boardCount({ boards = [] }: WizardProject): number {
  return boards.length;
}

/** 'Boards PVC, 3 boards pour Brasserie du Palais.' */
export function boardsInWords(project: WizardProject): string {
  return `${project.type ?? ''}, ${counted(boardCount(project), 'board', 'boards')} pour ${project.pdv?.nomPDV ?? ''}.`;
}
