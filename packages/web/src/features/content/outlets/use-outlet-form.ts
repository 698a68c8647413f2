import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { OUTLET_FIELDS, outletProblems, tidyOutlet } from '@ardoise/domain/outlets/outlet-record.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { showRefusal } from '../../../components/form/show-refusal.ts';
import { useForm, useFormState } from '../../../components/form/use-form.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { mergeEntry } from '../merge-entry.ts';
import type { OutletContent } from './use-outlets.ts';

/** A record as the form has it: blanks are empty texts. */
export type OutletForm = Record<keyof OutletRecord, string>;

export function formOf(record: OutletRecord): OutletForm {
  return Object.fromEntries(OUTLET_FIELDS.map((field) => [field, record[field] ?? ''])) as OutletForm;
}

/** Version conflict: another person, or Salesforce, changed the same fields. */
export interface OutletConflict {
  base: OutletForm;
  mine: OutletForm;
  theirs: OutletForm;
  present: OutletContent;
}

interface OutletFormOptions {
  outlet: OutletContent;
  send: (fiche: OutletRecord, version: number) => Promise<OutletContent>;
  onSaved: () => void;
}

/** The form of an outlet: errors under their fields, conflicts field by field, nothing typed is lost. */
export function useOutletForm({ outlet, send, onSaved }: OutletFormOptions) {
  const [base, setBase] = useState(outlet);
  const form = useForm<OutletForm>({ defaultValues: formOf(outlet.fiche) });
  const [conflict, setConflict] = useState<OutletConflict>();
  const once = useSingleFlight();
  const isDirty = useFormState(form).changed.length > 0;

  // What others changed is shown while nothing is typed here; else the save finds it.
  useEffect(() => {
    if (isDirty || outlet.version === base.version) return;
    setBase(outlet);
    form.reset(formOf(outlet.fiche));
  }, [isDirty, outlet, base.version, form]);

  async function save(mine: OutletForm, on: OutletContent): Promise<void> {
    const champs = outletProblems(tidyOutlet(mine, on.fiche), on.fiche);
    if (champs.length > 0) return form.refuse(champs);
    try {
      const saved = await send(mine, on.version);
      setBase(saved);
      form.reset(formOf(saved.fiche));
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION') return merge(mine, on, error);
      showRefusal(form, error);
    }
  }
  function merge(mine: OutletForm, on: OutletContent, error: ApiError): Promise<void> | undefined {
    const present = error.etat as OutletContent;
    const theirs = formOf(present.fiche);
    const from = formOf(on.fiche);
    const { merged, conflicts } = mergeEntry(from, mine, theirs);
    if (conflicts.length === 0) return save(merged, present);
    setConflict({ base: from, mine, theirs, present });
    return undefined;
  }
  const submit = form.handleSubmit((values) => once(() => save(values, base)));
  function settle(merged: OutletForm) {
    if (conflict === undefined) return;
    setConflict(undefined);
    form.reset(merged, { keepDefaults: true });
    void once(() => save(merged, conflict.present));
  }
  return { form, base, submit, conflict, settle, later: () => setConflict(undefined) };
}
