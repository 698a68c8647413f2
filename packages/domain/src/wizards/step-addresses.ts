import { KIND_FACTS } from '../kinds/kind-facts.ts';
import { PROJECT_KINDS, type ProjectKind } from '../projects/kinds.ts';

/**
 * The addresses of a wizard's screens (specification/wizards.md#addresses-of-entries): `/{base}/{step}/{id}`, `id` being the
 * project, and `/{base}/{step}/{id}/{entry}` for an entry of a step that repeats. Apart from the wizards themselves, so that
 * a list can link to a step without loading any. `addresses` of a kind's facts names what is written otherwise.
 */

function addressOf(kind: ProjectKind, step: string): string {
  return KIND_FACTS[kind].addresses.written[step] ?? `${step}/$id`;
}

/** The address of a step ('creation/theme') or of an entry of it. */
export function stepAddress(kind: ProjectKind, id: string, step: string, entry?: string): string {
  const address = `/${KIND_FACTS[kind].base}/${addressOf(kind, step).replace('$id', id)}`;
  return entry === undefined ? address : `${address}/${entry}`;
}

/** Where an address of a wizard leads. */
export interface StepPlace {
  kind: ProjectKind;
  /** The project. */
  id: string;
  /** The path of a step, which the wizard may not have; null: where the project was left. */
  step: string | null;
  /** An entry's id or its rank, counted from 0; null for the step itself. */
  entry: string | null;
}

/** The step that stands at an address of this kind, null where the project was left; undefined where none can. */
function stepAt(kind: ProjectKind, address: string): string | null | undefined {
  if (address === '$id') return null;
  const { written, leading } = KIND_FACTS[kind].addresses;
  const step = leading[address] ?? Object.keys(written).find((path) => written[path] === address);
  if (step !== undefined) return step;
  const plain = address.endsWith('/$id') ? address.slice(0, -'/$id'.length) : undefined;
  return plain !== undefined && addressOf(kind, plain) === address ? plain : undefined;
}

const PROJECT_ID = /^[0-9a-f]{24}$/;

/** Reads `/chr/creation/theme/{id}`, `/sm/contenu/{id}/gamme/{entry}` and `/chr/{id}`; null for what is no screen of a wizard. */
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
