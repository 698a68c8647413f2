import type { ProjectKind, ProjectType, TypeCode } from '../projects/kinds.ts';
import { chrFacts } from './chr/facts.ts';
import type { KindFacts, Support } from './facts.ts';
import { pdaFacts } from './pda/facts.ts';
import { psmFacts } from './psm/facts.ts';
import { vaeFacts } from './vae/facts.ts';
import { vaeDigitalFacts } from './vae-digital/facts.ts';

/**
 * The facts of each kind; `KINDS` adds the rest, wizard included. A `typeProjet` is also the name of a kind, whose
 * facts apply to the `typeProjet`.
 */
export const KIND_FACTS = {
  CHR: chrFacts,
  VAE: vaeFacts,
  VAE_DIGITAL: vaeDigitalFacts,
  PSM: psmFacts,
  PDA: pdaFacts,
} as const satisfies Record<ProjectKind, KindFacts>;

const BY_TYPE = Object.fromEntries(
  Object.values(KIND_FACTS).flatMap((facts) => facts.supports.map(({ type }) => [type, facts])),
) as Record<ProjectType, KindFacts>;

const SUPPORTS = Object.fromEntries(
  Object.values<KindFacts>(KIND_FACTS).flatMap(({ supports }) =>
    supports.map((support) => [support.type, support]),
  ),
) as Record<ProjectType, Support>;

/** Facts of a support's kind. */
export function factsOfType(type: ProjectType): KindFacts {
  return BY_TYPE[type];
}

/** The kind whose wizard and transitions a support follows. */
export function kindOf(type: ProjectType): ProjectKind {
  return BY_TYPE[type].kind;
}

/** `typeProjet` of a support: Digital counts as VAE. */
export function typeCodeOf(type: ProjectType): TypeCode {
  return BY_TYPE[type].code;
}

/** The facts of a single support. */
export function supportOf(type: ProjectType): Support {
  return SUPPORTS[type];
}

/** The supports that are installed on site: no other has a pose (specification/kinds.md#what-has-a-pose). */
export const POSED_TYPES: readonly ProjectType[] = Object.values(SUPPORTS)
  .filter(({ posed }) => posed)
  .map(({ type }) => type);
