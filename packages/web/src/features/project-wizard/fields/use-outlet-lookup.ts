import { lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import {
  filledWith,
  medalOf,
  type Outlet,
  type Overwrite,
  overwritesOf,
  type Prefill,
  type PrefilledField,
  prefillOf,
} from '@ardoise/domain/outlets/outlet-prefill.ts';
import { isEligibleMedal } from '@ardoise/domain/rules/eligibility.ts';
import { useRef, useState } from 'react';
import { ApiError, messageOf, NetworkError } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { keptOutlet } from '../../../components/projects/outlet-words.ts';
import { useWizardSession } from '../session/wizard-session.ts';

/** A question or refusal of the lookup. */
export type LookupQuestion = { kind: 'refused'; message: string } | Overwriting;

interface Overwriting {
  kind: 'overwrite';
  found: Prefill;
  overwrites: Overwrite[];
}

export type LookupState = 'idle' | 'asking' | 'found' | { failure: string };

type OutletAnswer =
  | { kind: 'record'; found: Prefill; medal: string; kept: string | undefined }
  | { kind: 'unknown'; message: string }
  | { kind: 'unreachable'; error: unknown };

async function readOutlet(outlet: string): Promise<OutletAnswer> {
  try {
    const record = await request(lookUpOutlet, { params: { outlet } });
    return { kind: 'record', found: prefillOf(record), medal: medalOf(record), kept: keptOutlet(record) };
  } catch (error) {
    const unknown = error instanceof ApiError && error.code === 'PDV_INCONNU';
    return unknown ? { kind: 'unknown', message: error.message } : { kind: 'unreachable', error };
  }
}

interface OutletLookup {
  /** Path of the number, for its unchecked message. */
  path: string;
  /** Message for an outlet whose medal is not eligible. */
  notEligible: string;
  present: () => Outlet;
  onChange: (outlet: Outlet) => void;
}

const NEEDS_NETWORK = 'Réseau requis pour vérifier ce numéro. Il est gardé, vous pouvez continuer.';

const failureWords = (error: unknown) => (error instanceof NetworkError ? NEEDS_NETWORK : messageOf(error));

const numberOf = ({ nOutlet }: Outlet) => nOutlet?.trim() ?? '';

/** Prefills the fields from a record; replaces typed input only after a confirmation. */
function usePrefill({ present, onChange }: OutletLookup, onFilled: () => void) {
  const [overwriting, setOverwriting] = useState<Overwriting | null>(null);
  const filled = useRef<Prefill | null>(null);

  function fill(found: Prefill, kept: readonly PrefilledField[]) {
    onChange(filledWith(present(), found, kept));
    filled.current = found;
    setOverwriting(null);
    onFilled();
  }

  function offer(found: Prefill) {
    const overwrites = overwritesOf(present(), found, filled.current);
    if (overwrites.length > 0) setOverwriting({ kind: 'overwrite', found, overwrites });
    else fill(found, []);
  }

  function answer(replace: boolean) {
    if (overwriting === null) return;
    fill(overwriting.found, replace ? [] : overwriting.overwrites.map(({ field }) => field));
  }

  return { overwriting, offer, answer };
}

/** Looks an outlet up by its number; refuses one that is unknown, or not eligible. */
export function useOutletLookup(lookup: OutletLookup) {
  const { path, notEligible, present, onChange } = lookup;
  const { project, track, failedCheck, checked } = useWizardSession();
  const [state, setState] = useState<LookupState>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { overwriting, offer, answer } = usePrefill(lookup, () => setState('found'));
  const [kept, setKept] = useState<string>();
  const looked = useRef(present().medaillePDV ? numberOf(present()) : '');

  function refuse(message: string) {
    setRefusal(message);
    setState('idle');
  }

  function take(outlet: string, read: OutletAnswer) {
    if (numberOf(present()) !== outlet) return;
    if (read.kind === 'unreachable') {
      looked.current = '';
      failedCheck(path, 'Ce point de vente n’a pas pu être vérifié', read.error);
      return setState({ failure: failureWords(read.error) });
    }
    checked(path);
    if (read.kind === 'unknown') return refuse(read.message);
    setKept(read.kept);
    onChange({ ...present(), medaillePDV: read.medal });
    if (isEligibleMedal(read.medal, project.eligibleMedals)) offer(read.found);
    else refuse(notEligible);
  }

  /** On blur, once per number; `again` by the button. */
  async function lookUp({ again = false } = {}) {
    const outlet = numberOf(present());
    const asked = outlet === looked.current && (!again || state === 'asking');
    if (outlet === '' || asked) return;
    looked.current = outlet;
    setState('asking');
    await track(readOutlet(outlet).then((read) => take(outlet, read)));
  }

  /** Another number is being typed: the former medal does not apply. */
  function forget() {
    looked.current = '';
    checked(path);
    setState('idle');
    if (present().medaillePDV) onChange({ ...present(), medaillePDV: '' });
  }

  const question = refusal === null ? overwriting : ({ kind: 'refused', message: refusal } as const);
  return { state, kept, question, lookUp, forget, answer, close: () => setRefusal(null) };
}
