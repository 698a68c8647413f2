import { type ReturnCause, readCauses } from '@ardoise/domain/projects/return-causes.ts';
import { DEVICE_PLACES } from '../../api/device/device-places.ts';
import type { SealedStore } from '../../api/device/sealed-store.ts';

/** A client's unsent input: stored against a reload, for one version of the proof. */
export interface AnswerDraft {
  comment: string;
  /** Why corrections are asked for. */
  causes: ReturnCause[];
  nom: string;
  qualite: string;
}

const keyOf = (source: string, version: number) => `${DEVICE_PLACES.answers}${source} v${version}`;

/** Storage may be full or blocked: the input is then in memory only. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}

function causesOf(value: unknown): ReturnCause[] {
  return Array.isArray(value) ? readCauses(value).causes : [];
}

/** The stored input for this version, merged over the defaults. */
export function readDraft(
  kept: SealedStore,
  source: string,
  version: number,
  expected: AnswerDraft,
): AnswerDraft {
  const found: unknown = attempt(() => JSON.parse(kept.getItem(keyOf(source, version)) ?? 'null'));
  if (typeof found !== 'object' || found === null) return expected;
  const { comment, causes, nom, qualite } = found as Record<string, unknown>;
  return { comment: textOf(comment), causes: causesOf(causes), nom: textOf(nom), qualite: textOf(qualite) };
}

export function keepDraft(kept: SealedStore, source: string, version: number, draft: AnswerDraft): void {
  attempt(() => kept.setItem(keyOf(source, version), JSON.stringify(draft)));
}

export function forgetDraft(kept: SealedStore, source: string, version: number): void {
  attempt(() => kept.removeItem(keyOf(source, version)));
}
