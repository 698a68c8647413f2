import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { answerAt, withAnswer } from '@ardoise/domain/wizards/answer-at.ts';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { closeFailures, showToast } from '../../../components/toast-store.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { takeBack } from '../take-back.ts';
import {
  atControl,
  carriedOver,
  changesOf,
  type EntryForm,
  type EntryState,
  formOf,
  formProblems,
  mergedForm,
  writtenOf,
} from './entry-form.ts';
import { useWriteEntry } from './use-entry.ts';
import type { useEntryForm } from './use-entry-form.ts';
import { cutPicture } from './use-picture.ts';

/** Version conflict: the other person's entry. */
export interface Conflict {
  theirs: CatalogueEntry;
  mine: EntryForm;
}

const SAVING = 'fiche';

/** The form with its frames cut: each picture at its final address. */
async function withCutPictures(form: EntryForm): Promise<EntryForm> {
  let { item } = form;
  for (const [path, crop] of Object.entries(form.cadres)) {
    const address = String(answerAt(item, path) ?? '');
    item = withAnswer(item, path, await cutPicture(address, crop));
  }
  return { ...form, item, cadres: {} };
}

function toastSaved(list: CatalogueList, saved: CatalogueEntry, isNew: boolean): void {
  showToast({
    act: SAVING,
    message: `«\u00a0${nameOf(list, saved.item)}\u00a0» est enregistré.`,
    ...(isNew ? {} : { action: { label: 'Rétablir', onPress: () => takeBack(list, saved) } }),
  });
}

type Editor = ReturnType<typeof useEntryForm>;
type OnSaved = (saved: CatalogueEntry, goesOn: boolean) => void;

/** One save at a time, shown as busy. */
function useBusy() {
  const alone = useSingleFlight();
  const [busy, setBusy] = useState(false);
  const fly = (act: () => Promise<void>) =>
    alone(async () => {
      setBusy(true);
      closeFailures(SAVING);
      try {
        await act();
      } finally {
        setBusy(false);
      }
    });
  return { busy, fly };
}

/**
 * Adds the entry of the form with its idempotency key, or changes it. A lost reply may have been a success: the retry is
 * answered with what the first request stored, over which what was typed since is written.
 * @throws ApiError VERSION as well where somebody else has changed the new one meanwhile
 */
function useWriteOnce(list: CatalogueList, key: string) {
  const write = useWriteEntry(list);
  return async (entry: CatalogueEntry | undefined, written: EntryState) => {
    const saved = await write(entry, written, key);
    if (entry !== undefined || changesOf(list, formOf(list, saved), formOf(list, written)) === 0)
      return saved;
    if (saved.version > 1) throw new ApiError({ status: 409, code: 'VERSION', message: '', etat: saved });
    return write(saved, written, key);
  };
}

/** Shows a refusal at the fields that it names; others in a toast, with what saves again. */
function tell(error: unknown, form: Editor['form'], retry: () => void): void {
  // The application redirects to the login, and the form is stored.
  if (error instanceof ApiError && error.status === 401) return;
  if (error instanceof ApiError && error.champs !== undefined && error.champs.length > 0)
    form.refuse(error.champs.map(atControl));
  else {
    const action = { label: 'Réessayer', onPress: retry };
    showToast({ tone: 'stop', act: SAVING, message: messageOf(error), action });
  }
}

/**
 * Saves the form: checks it, cuts its pictures, writes it over its version. What somebody else changed meanwhile is
 * merged; what both changed is a conflict, until `settle` decides (specification/content-management.md#two-editors).
 */
export function useSaveEntry(list: CatalogueList, editor: Editor, onSaved: OnSaved) {
  const { base, key, form, restart, refuse } = editor;
  const write = useWriteOnce(list, key);
  const { busy, fly } = useBusy();
  const [conflict, setConflict] = useState<Conflict>();

  /** Sends `wanted`, while the form shows `shown`. */
  async function send(
    entry: CatalogueEntry | undefined,
    wanted: EntryForm,
    goesOn: boolean,
    shown = wanted,
  ): Promise<void> {
    try {
      const cut = await withCutPictures(wanted);
      const saved = await write(entry, writtenOf(cut));
      const carried = carriedOver(list, shown, form.getValues(), saved);
      restart(saved, carried);
      toastSaved(list, saved, entry === undefined);
      // Input during the save is kept.
      if (changesOf(list, formOf(list, saved), carried) === 0) onSaved(saved, goesOn);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'VERSION'))
        return tell(error, form, () => void save(goesOn));
      const theirs = error.etat as CatalogueEntry;
      const { conflicts, form: merged } = mergedForm(list, base.form, wanted, formOf(list, theirs));
      if (conflicts.length === 0) await send(theirs, merged, goesOn, shown);
      else setConflict({ theirs, mine: carriedOver(list, shown, form.getValues(), writtenOf(wanted)) });
    }
  }

  async function save(goesOn: boolean): Promise<void> {
    const wanted = form.getValues();
    const problems = formProblems(list, wanted);
    if (problems.length === 0) return fly(() => send(base.entry, wanted, goesOn));
    refuse();
    form.refuse(problems);
  }

  /** Writes what was chosen over the other's version. */
  function settle(theirs: CatalogueEntry, chosen: EntryForm): void {
    setConflict(undefined);
    restart(theirs, chosen);
    void fly(() => send(theirs, chosen, false));
  }

  return { busy, conflict, save, settle, later: () => setConflict(undefined) };
}
