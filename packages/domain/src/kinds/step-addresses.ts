import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { PROJECT_KINDS, type ProjectKind } from '../projects/kinds.ts';

/**
 * URLs of a wizard's screens (specification/wizards.md#addresses-of-entries): `/{base}/{step}/{id}`, `id` being the
 * project, and `/{base}/{step}/{id}/{entry}` for an entry of a repeating step. Separate from the wizards, so that a
 * list can link to a step without loading any. `addresses` of a kind's facts has the exceptions.
 */

function addressOf(kind: ProjectKind, step: string): string {
  return KIND_FACTS[kind].addresses.written[step] ?? `${step}/$id`;
}

/** The address of a step ('creation/theme') or of one of its entries. */
export function stepAddress(kind: ProjectKind, id: string, step: string, entry?: string): string {
  const address = `/${KIND_FACTS[kind].base}/${addressOf(kind, step).replace('$id', id)}`;
  return entry === undefined ? address : `${address}/${entry}`;
}

/** A parsed address of a wizard. */
export interface StepPlace {
  kind: ProjectKind;
  /** The project. */
  id: string;
  /** The path of a step, which the wizard may not have; null: resume where the project was left. */
  step: string | null;
  /** An entry's id or its rank, 0-based; null for the step itself. */
  entry: string | null;
}

/** The step at an address of this kind, null where the project was left; undefined if invalid. */
function stepAt(kind: ProjectKind, address: string): string | null | undefined {
  if (address === '$id') return null;
  const { written, leading } = KIND_FACTS[kind].addresses;
  const step = leading[address] ?? Object.keys(written).find((path) => written[path] === address);
  if (step !== undefined) return step;
  const plain = address.endsWith('/$id') ? address.slice(0, -'/$id'.length) : undefined;
  return plain !== undefined && addressOf(kind, plain) === address ? plain : undefined;
}

const PROJECT_ID = /^[0-9a-f]{24}$/;

/** Parses `/chr/creation/theme/{id}`, `/sm/contenu/{id}/gamme/{entry}` and `/chr/{id}`; null for any other path. */
export function readStepAddress(pathname: string): StepPlace | null {
  const [base, ...parts] = pathname.split('/').filter(Boolean);
  const kind = PROJECT_KINDS.find((known) => KIND_FACTS[known].base === base);
  const at = parts.findIndex((part) => PROJECT_ID.test(part));
  const id = parts[at];
  if (kind === undefined || id === undefined) return null;
  const address = parts.with(at, '$id');
  for (const entry of at < parts.length - 1 ? [null, parts.at(-1) ?? null] : [null]) {
    const own = entry === null ? address : address.slice(0, -1);
    const step = stepAt(kind, own.join('/'));
    if (step !== undefined && (step !== null || entry === null)) return { kind: kind, id, step, entry };
  }
  return null;
}
