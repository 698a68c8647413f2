import { SIGNATURE_NOTICE } from '@ardoise/domain/settings/legal-texts.ts';

/**
 * SQL of what signers read about the data when they sign, head office's text at that time: stored with each signature
 * and each approval, so that it stays provable.
 */
export const SIGNED_NOTICE = `coalesce((select value #>> '{}' from settings where key = 'mentionSignature'), '${SIGNATURE_NOTICE}')`;
