import type { ProjectKind } from '../projects/kinds.ts';
import { chr } from './chr/index.ts';
import type { Kind } from './kind.ts';
import { pda } from './pda/index.ts';
import { psm } from './psm/index.ts';
import { vae } from './vae/index.ts';
import { vaeDigital } from './vae-digital/index.ts';

/** Every complete kind, wizard included; `KIND_FACTS` and `KIND_WORDS` are the parts for the browser's first load. */
export const KINDS = {
  CHR: chr,
  VAE: vae,
  VAE_DIGITAL: vaeDigital,
  PSM: psm,
  PDA: pda,
} as const satisfies Record<ProjectKind, Kind>;

/** The paths of a kind's steps: its screens must cover them all. */
export type StepPath<Name extends ProjectKind> = (typeof KINDS)[Name]['wizard']['steps'][number]['path'];
