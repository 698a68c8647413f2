import type { EffectName } from '@ardoise/domain/projects/statuses.ts';
import { dcAgreed, revokeClientLink, supportComment } from './client-effects.ts';
import type { Effect } from './effect.ts';
import { freezeProofFiles } from './freeze-proof-files.ts';
import { mailExecutionFiles } from './mail-execution-files.ts';
import { mailOrderForm } from './mail-order-form.ts';
import { mailTrackingLink } from './mail-tracking-link.ts';
import { mailVideoFiles } from './mail-video-files.ts';
import { POSE_EFFECTS } from './pose-effects.ts';
import {
  consumeQuota,
  countAsCancelled,
  countAsDigital,
  countAsPrinted,
  releaseQuota,
  returnToDraft,
} from './quota-effects.ts';
import { roundTrip } from './round-trip.ts';
import { sendClientLink } from './send-client-link.ts';
import { setPrinter } from './set-printer.ts';

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
  ...POSE_EFFECTS,
  'quota:countAsCancelled': countAsCancelled,
  'printer:set': setPrinter,
  'quota:countAsPrinted': countAsPrinted,
  'quota:countAsDigital': countAsDigital,
  'mail:executionFilesToClient': mailExecutionFiles,
  'mail:filesToVideoAddress': mailVideoFiles,
  'mail:orderForm': mailOrderForm,
  'mail:trackingLink': mailTrackingLink,
};
