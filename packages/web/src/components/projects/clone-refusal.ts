import { ERRORS } from '@ardoise/domain/errors.ts';
import { typeCodeOf } from '@ardoise/domain/kinds/kind-facts.ts';
import { isSuspended } from '@ardoise/domain/projects/creation.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { quotaRefusal } from '@ardoise/domain/projects/quota.ts';

interface CloneFacts {
  vaeSuspended: boolean;
  /** Units of the year that are left; undefined where none is counted, or not known yet. */
  left: number | undefined;
}

/** What forbids to clone a project of this type now, in the specification's words; undefined where nothing is known to. */
export function cloneRefusal(type: ProjectType, { vaeSuspended, left }: CloneFacts): string | undefined {
  if (isSuspended(type, vaeSuspended)) return ERRORS.VAE_SUSPENDUE.message;
  if (left === undefined || left > 0) return undefined;
  return ERRORS[quotaRefusal(typeCodeOf(type))].message;
}
