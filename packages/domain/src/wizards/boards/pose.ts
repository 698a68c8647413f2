import { POSED_TYPES } from '../../kinds/kind-facts.ts';
import { poseLines, poseProblems } from '../steps/pose-answers.ts';
import type { Step } from '../wizard.ts';

/** Pose is impossible for Caissons Lumineux and Digital (1-product.md section 4). */
export const pose: Step<'pose'> = {
  path: 'pose',
  tab: 'pose',
  title: 'Faut-il poser les boards\u00a0?',
  short: 'Pose',
  appliesWhen: ({ type }) => type !== undefined && POSED_TYPES.includes(type),
  problems: poseProblems,
  summary: poseLines,
};
