import { lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { isEligibleMedal } from '@ardoise/domain/projects/kinds.ts';
import { NOT_ELIGIBLE } from '@ardoise/domain/wizards/kinds/chr/info-pdv.ts';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../../api/api-error.ts';
import { request } from '../../../../api/request.ts';
import { useWizardSession } from '../../wizard-session.ts';
import {
  filledWith,
  type Overwrite,
  overwritesOf,
  type Prefill,
  type PrefilledField,
  prefillOf,
} from './outlet-prefill.ts';

/** What the lookup asks of the person, or tells them. */
export type LookupQuestion =
  | { kind: 'refused'; message: string }
  | { kind: 'overwrite'; overwrites: Overwrite[]; found: Prefill; medal: string };

export type LookupState = 'idle' | 'asking' | 'found' | { failure: string };

/**
 * Reads the outlet's record and fills the fields with it. What was typed is never replaced without asking;
 * an outlet that is unknown, or whose medal opens no right, is refused.
 */
export function useOutletLookup() {
  const { present, put, project } = useWizardSession();
  const [state, setState] = useState<LookupState>('idle');
  const [question, setQuestion] = useState<LookupQuestion | null>(null);
  const filled = useRef<Prefill | null>(null);
  const looked = useRef(present().pdv?.medaillePDV ? (present().pdv?.nOutlet?.trim() ?? '') : '');

  function fill(found: Prefill, medal: string, kept: readonly PrefilledField[]) {
    put('pdv', { ...filledWith(present().pdv ?? {}, found, kept), medaillePDV: medal });
    filled.current = found;
    setQuestion(null);
    setState('found');
  }

  async function lookUp() {
    const outlet = present().pdv?.nOutlet?.trim() ?? '';
    if (outlet === '' || outlet === looked.current) return;
    looked.current = outlet;
    setState('asking');
    try {
      const record = await request(lookUpOutlet, { params: { outlet } });
      if (present().pdv?.nOutlet?.trim() !== outlet) return;
      const found = prefillOf(record);
      const medal = record.Segmentation__c?.trim() ?? '';
      const overwrites = overwritesOf(present().pdv ?? {}, found, filled.current);
      if (!isEligibleMedal(medal, project.eligibleMedals)) {
        put('pdv', { ...present().pdv, medaillePDV: medal });
        setQuestion({ kind: 'refused', message: NOT_ELIGIBLE });
        setState('idle');
      } else if (overwrites.length > 0) setQuestion({ kind: 'overwrite', overwrites, found, medal });
      else fill(found, medal, []);
    } catch (error) {
      looked.current = '';
      const unknown = error instanceof ApiError && error.code === 'PDV_INCONNU';
      if (unknown) setQuestion({ kind: 'refused', message: error.message });
      setState(unknown ? 'idle' : { failure: messageOf(error) });
    }
  }

  return {
    state,
    question,
    lookUp,
    close: () => setQuestion(null),
    answer: (replace: boolean) => {
      if (question?.kind !== 'overwrite') return;
      const kept = replace ? [] : question.overwrites.map(({ field }) => field);
      fill(question.found, question.medal, kept);
    },
    /** Another number is being typed: the medal of the former one says nothing of it. */
    forget: () => {
      looked.current = '';
      setState('idle');
      if (present().pdv?.medaillePDV) put('pdv', { ...present().pdv, medaillePDV: '' });
    },
  };
}
