import { AWAITS_DC, type Sending } from '../../../api/outbox/sending.ts';

/** Whether everybody has signed what waits on this device. */
export const isComplete = ({ refusal }: Pick<Sending, 'refusal'>): boolean => refusal !== AWAITS_DC;
