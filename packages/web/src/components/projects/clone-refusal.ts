import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { isSuspended } from '@ardoise/domain/rules/eligibility.ts';
import { quotaRefusal } from '@ardoise/domain/rules/quota.ts';

interface CloneFacts {
  vaeSuspended: boolean;
  /** Units of the year left; undefined where none is counted, or not known yet. */
  left: number | undefined;
}

/** Why a project of this type cannot be cloned now, in the specification's words; undefined if no reason is known. */
export function cloneRefusal(type: ProjectType, { vaeSuspended, left }: CloneFacts): string | undefined {
  if (isSuspended(type, vaeSuspended)) return ERRORS.VAE_SUSPENDUE.message;
  if (left === undefined || left > 0) return undefined;
  return ERRORS[quotaRefusal(typeCodeOf(type))].message;
}
