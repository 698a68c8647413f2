import type { EffectName } from '@ardoise/domain/projects/statuses.ts';
import { consumeQuota } from './consume-quota.ts';
import { countAsCancelled } from './count-as-cancelled.ts';
import { countAsDigital } from './count-as-digital.ts';
import { countAsPrinted } from './count-as-printed.ts';
import { dcAgreed } from './dc-agreed.ts';
import type { Effect } from './effect.ts';
import { freezeProofFiles } from './freeze-proof-files.ts';
import { mailExecutionFiles } from './mail-execution-files.ts';
import { mailVideoFiles } from './mail-video-files.ts';
import { poseRefused } from './pose-refused.ts';
import { poseValidated } from './pose-validated.ts';
import { poseValidatedUnderCondition } from './pose-validated-under-condition.ts';
import { releaseQuota } from './release-quota.ts';
import { returnToDraft } from './return-to-draft.ts';
import { revokeClientLink } from './revoke-client-link.ts';
import { roundTrip } from './round-trip.ts';
import { sendClientLink } from './send-client-link.ts';
import { setPrinter } from './set-printer.ts';
import { supportComment } from './support-comment.ts';

/** Handler of each effect of the table of transitions: a missing one does not compile. */
export const EFFECTS: Record<EffectName, Effect> = {
  'roundTrip+1': roundTrip,
  'quota:consume': consumeQuota,
  'history:supportComment': supportComment,
  'client:sendLink': sendClientLink,
  'client:revokeLink': revokeClientLink,
  'returnToDraft+1': returnToDraft,
  'quota:releaseOnFirstReturn': releaseQuota,
  'dc:agreed': dcAgreed,
  'proof:freeze': freezeProofFiles,
  'pose:validated': poseValidated,
  'pose:validatedUnderCondition': poseValidatedUnderCondition,
  'pose:refused': poseRefused,
  'quota:countAsCancelled': countAsCancelled,
  'printer:set': setPrinter,
  'quota:countAsPrinted': countAsPrinted,
  'quota:countAsDigital': countAsDigital,
  'mail:executionFilesToClient': mailExecutionFiles,
  'mail:filesToVideoAddress': mailVideoFiles,
};
