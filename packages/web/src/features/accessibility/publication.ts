import type { readAccessibility } from '@ardoise/domain/contract/accessibility.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';

/** What whoever publishes the statement has said. */
export type Publication = NonNullable<ReplyOf<typeof readAccessibility>['declaration']>['publication'];
