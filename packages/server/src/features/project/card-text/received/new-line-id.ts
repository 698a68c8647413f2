import { randomBytes } from 'node:crypto';

/** An id of a section or line, as the wizard gives them. */
export const newLineId = (): string => BigInt(`0x${randomBytes(6).toString('hex')}`).toString(36);
