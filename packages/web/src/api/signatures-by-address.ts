/**
 * Query of the calls whose reply is a project: pictures of signatures by their addresses, fetched where they are displayed
 * (contract/project-parts.ts, `signaturesBy`).
 */
export const SIGNATURES_BY_ADDRESS = { signatures: 'adresses' } as const;
