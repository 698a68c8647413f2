import type { Effect } from './effect.ts';

/** `returnToDraft+1`: counts the returns to draft, of which only the first gives the unit back. */
export const returnToDraft: Effect = {
  change: ({ project }) => ({ returns_to_draft: project.returns_to_draft + 1 }),
};
