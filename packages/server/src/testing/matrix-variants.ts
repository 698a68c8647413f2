import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { GuardName, Status, Target } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';

/** Pose of the order: none, before the pre-visit, or after it. */
export type Pose = 'sans' | 'à voir' | 'vue';

/** Properties of an order that hide or add actions. */
export interface Variant {
  printed: boolean;
  pose: Pose;
}

/** The variants of each kind; in the first every role has the project in scope. */
export const VARIANTS: Record<ProjectKind, readonly Variant[]> = {
  CHR: [
    { printed: true, pose: 'sans' },
    { printed: false, pose: 'sans' },
  ],
  VAE: [
    { printed: true, pose: 'à voir' },
    { printed: true, pose: 'vue' },
    { printed: true, pose: 'sans' },
  ],
  VAE_DIGITAL: [{ printed: false, pose: 'sans' }],
  PSM: [true, false].flatMap((printed) =>
    (['à voir', 'vue', 'sans'] as const).map((pose) => ({ printed, pose })),
  ),
  PDA: [{ printed: true, pose: 'sans' }],
};

const DEPENDING: readonly GuardName[] = [
  'toBePrinted',
  'notToBePrinted',
  'hasPose',
  'noPose',
  'notPrevisited',
  'noPoseOrPrevisited',
];

/** Whether a row of the table depends on print or pose. */
export function dependsOnVariant(kind: ProjectKind, from: Status, target: Target): boolean {
  return TRANSITIONS.some(
    (row) =>
      row.kinds.includes(kind) &&
      row.from === from &&
      row.target === target &&
      row.guards.some((guard) => DEPENDING.includes(guard)),
  );
}

const POSES: readonly { poses: readonly Pose[]; words: string }[] = [
  { poses: ['à voir', 'vue'], words: 'avec pose' },
  { poses: ['sans'], words: 'sans pose' },
  { poses: ['à voir'], words: 'avec pose, avant prévisite' },
  { poses: ['vue'], words: 'après prévisite' },
  { poses: ['sans', 'vue'], words: 'sans pose ou après prévisite' },
];

const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

/**
 * The variants in which something is allowed, in words: 'oui' in all, '·' in none.
 * @throws when no words are known for it
 */
export function variantWords(allowed: readonly Variant[], among: readonly Variant[]): string {
  if (allowed.length === 0) return '·';
  if (allowed.length === among.length) return 'oui';
  const prints = (list: readonly Variant[]) => [...new Set(list.map(({ printed }) => printed))];
  const poses = (list: readonly Variant[]) => [...new Set(list.map(({ pose }) => pose))];
  const ofPrint = isSame(prints(allowed), prints(among))
    ? ''
    : allowed[0]?.printed
      ? 'si imprimé'
      : 'si non imprimé';
  const ofPose = isSame(poses(allowed), poses(among))
    ? ''
    : POSES.find((known) => isSame(known.poses, poses(allowed)))?.words;
  const whole = allowed.length === prints(allowed).length * poses(allowed).length;
  if (ofPose === undefined || !whole) throw new Error(`No words for ${JSON.stringify(allowed)}`);
  return [ofPrint, ofPose].filter((words) => words !== '').join(', ');
}
