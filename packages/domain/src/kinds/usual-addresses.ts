import type { StepAddresses } from './facts.ts';

/** Every step stands at its own path, before the project. */
export const USUAL_ADDRESSES: StepAddresses = { written: {}, leading: {} };
