import { POSED_TYPES } from '../kind-facts/kind-facts.ts';
import { fieldStep } from '../wizards/fields/field-step.ts';
import { poseGroups } from '../wizards/steps/pose-answers.ts';

/** Pose is impossible for Caissons Lumineux and Digital (specification/kinds.md#what-has-a-pose). */
export const pose = fieldStep({
  path: 'pose',
  tab: 'pose',
  title: 'Faut-il poser les boards\u00a0?',
  short: 'Pose',
  appliesWhen: ({ type }) => type !== undefined && POSED_TYPES.includes(type),
  groups: poseGroups({ rod: true }),
});
