/**
 * Stages of the work in one status, which distinguish waiting projects: at the agency, a proof that was returned
 * (`corrections`) and one that is only left to submit (`prets`); with the dc, a draft that is begun (`commences`)
 * and one that is complete (`signer`).
 */
export const WORK_STAGES = ['corrections', 'prets', 'signer', 'commences'] as const;
export type WorkStage = (typeof WORK_STAGES)[number];
