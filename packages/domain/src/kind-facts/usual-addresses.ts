import type { StepAddresses } from './facts.ts';

/** Default: every step is at its own path, followed by the project. */
export const USUAL_ADDRESSES: StepAddresses = { written: {}, leading: {} };
