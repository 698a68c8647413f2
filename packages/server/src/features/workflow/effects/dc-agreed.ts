import type { Effect } from './effect.ts';

/** `dc:agreed`: the dc's agreement to the proof of a Direct Agence, displayed as 'Accord du DC le …'. */
export const dcAgreed: Effect = { change: (_taken, at) => ({ dc_agreed_at: at.toISOString() }) };
