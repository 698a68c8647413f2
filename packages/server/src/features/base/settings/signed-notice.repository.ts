import { SETTINGS } from '@ardoise/domain/settings/settings.ts';

/**
 * SQL of what signers read about the data when they sign, head office's text at that time: stored with each signature
 * and each approval, so that it stays provable.
 */
export const SIGNED_NOTICE = `coalesce((select value #>> '{}' from settings where key = 'mentionSignature'), '${SETTINGS.mentionSignature.default}')`;
