import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { useEffect, useRef, useState } from 'react';
import { newObjectId } from '../../../api/object-id.ts';
import type { Form } from '../../../components/form/form.ts';
import { useForm, useValues } from '../../../components/form/use-form.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { changesOf, type EntryForm, formOf, formProblems } from './entry-form.ts';
import { type Base, formPlace } from './kept-form.ts';

/**
 * The form of an entry over what it began from. While nothing is changed, it follows what others save; afterwards the
 * version conflict is handled by saving. A new one begins with `proposed`, one that was left unsaved in this tab as it was.
 */
export function useEntryForm(
  list: CatalogueList,
  entry: CatalogueEntry | undefined,
  proposed?: EntryForm['item'],
) {
  const { name } = useMe();
  const [kept] = useState(() => formPlace(name, list, entry?.id).read());
  const [base, setBase] = useState<Base>(() => {
    const first = formOf(list, entry);
    return kept?.base ?? { entry, form: { ...first, item: { ...first.item, ...proposed } } };
  });
  const [key] = useState(() => kept?.key ?? newObjectId());
  const form = useForm<EntryForm>({ defaultValues: kept?.form ?? base.form });
  const values = useValues(form);
  const [tried, setTried] = useState(false);
  const changes = changesOf(list, base.form, values);

  function restart(from: CatalogueEntry | undefined, shown = formOf(list, from)) {
    setBase({ entry: from, form: formOf(list, from) });
    form.reset(shown);
    setTried(false);
  }

  const isStale = entry !== undefined && base.entry !== undefined && entry.version > base.entry.version;
  useEffect(() => {
    if (isStale && changes === 0) restart(entry);
  });

  useErrorsUntilMended(tried ? formProblems(list, values) : null, form);
  const keeping = useKeeping(
    formPlace(name, list, entry?.id),
    changes > 0 ? { base, form: values, key } : null,
  );
  return {
    base,
    key,
    form,
    values,
    changes,
    restart,
    refuse: () => setTried(true),
    isBack: !!kept,
    ...keeping,
  };
}

/** Errors show once a submit was refused, and go as they are corrected; null before. */
function useErrorsUntilMended(wrong: readonly FieldError[] | null, form: Form<EntryForm>): void {
  const stillWrong = wrong?.map(({ chemin }) => chemin).join();
  useEffect(() => {
    if (stillWrong === undefined) return;
    const kept = new Set(stillWrong.split(','));
    form.setErrors(form.getState().errors.filter(({ chemin }) => kept.has(chemin)));
  }, [stillWrong, form]);
}

/** Stores the unsaved form of the current render in this tab, until it is saved or discarded. */
function useKeeping(
  { place, write }: ReturnType<typeof formPlace>,
  unsaved: Parameters<ReturnType<typeof formPlace>['write']>[0],
) {
  const isKept = useRef(false);
  const isGivenUp = useRef(false);
  useEffect(() => {
    if (!isGivenUp.current) isKept.current = write(unsaved) && unsaved !== null;
  });
  const giveUp = () => {
    isGivenUp.current = true;
    write(null);
  };
  return { place, isKept: () => isKept.current, giveUp };
}
