import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { showRefusal } from '../../../components/form/show-refusal.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { mergeEntry } from '../merge-entry.ts';
import type { ManagedAccount } from './use-accounts.ts';

/** Version conflict: another person saved other values of the same fields. */
export interface AccountConflict {
  base: AccountForm;
  mine: AccountForm;
  theirs: AccountForm;
  version: number;
}

interface AccountFormOptions {
  base: AccountForm;
  version: number;
  /** Sends the form; 409 VERSION with the present account in `etat` is merged, field by field. */
  send: (form: AccountForm, version: number) => Promise<unknown>;
  onDone: () => void;
}

/** A form of an account: field errors under their fields, conflicts field by field, nothing typed is lost. */
export function useAccountForm({ base, version, send, onDone }: AccountFormOptions) {
  const form = useForm<AccountForm>({ defaultValues: base });
  const [conflict, setConflict] = useState<AccountConflict>();
  const once = useSingleFlight();

  const save = async (mine: AccountForm, on: { base: AccountForm; version: number }): Promise<void> => {
    try {
      await send(mine, on.version);
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION') return merge(mine, on.base, error);
      showRefusal(form, error);
    }
  };
  const merge = (mine: AccountForm, from: AccountForm, error: ApiError) => {
    const present = error.etat as ManagedAccount;
    const theirs = formOf(present);
    const { merged, conflicts } = mergeEntry({ ...from }, { ...mine }, { ...theirs });
    const next = { base: theirs, version: present.version };
    if (conflicts.length === 0) return save(merged as AccountForm, next);
    setConflict({ base: from, mine, theirs, version: present.version });
    return Promise.resolve();
  };
  const submit = form.handleSubmit((values) => once(() => save(values, { base, version })));
  const settle = (merged: AccountForm) => {
    if (conflict === undefined) return;
    form.reset(merged, { keepDefaults: true });
    setConflict(undefined);
    void once(() => save(merged, { base: conflict.theirs, version: conflict.version }));
  };
  return { form, submit, conflict, settle, later: () => setConflict(undefined) };
}
