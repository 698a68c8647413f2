import { ERRORS } from '@ardoise/domain/errors.ts';
import { type ProjectType, typeCodeOf } from '@ardoise/domain/projects/kinds.ts';

interface CloneFacts {
  vaeSuspended: boolean;
  /** Units of the year that are left; undefined where none is counted, or not known yet. */
  left: number | undefined;
}

/** What forbids to clone a project of this type now, in the specification's words; undefined where nothing is known to. */
export function cloneRefusal(type: ProjectType, { vaeSuspended, left }: CloneFacts): string | undefined {
  const code = typeCodeOf(type);
  if (code === 'VAE' && vaeSuspended) return ERRORS.VAE_SUSPENDUE.message;
  if (left === undefined || left > 0) return undefined;
  return (code === 'PDA' ? ERRORS.QUOTA_PDA : ERRORS.QUOTA).message;
}
