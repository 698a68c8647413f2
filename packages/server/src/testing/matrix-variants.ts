import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { type GuardName, type Status, type Target, TRANSITIONS } from '@ardoise/domain/projects/statuses.ts';

/** Somebody comes to put up the order: nobody, not seen yet, or the place has been seen. */
export type Pose = 'sans' | 'à voir' | 'vue';

/** What of an order hides actions or offers others. */
export interface Variant {
  printed: boolean;
  pose: Pose;
}

/** The orders that each kind knows; in the first every role can see the project. */
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

/** Whether a row of the table asks for print or pose. */
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
 * In which of the variants something is allowed, in words: 'oui' in all, '·' in none.
 *
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
