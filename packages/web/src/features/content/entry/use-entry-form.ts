import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changesOf, type EntryForm, formOf, formProblems } from './entry-form.ts';

/** What the form began from: a stored entry, or a new one. */
interface Base {
  entry: CatalogueEntry | undefined;
  form: EntryForm;
}

/**
 * The form of an entry over what it began from. While nothing is changed, it follows what others save; afterwards the
 * version conflict is handled by saving. A new one begins with `proposed`.
 */
export function useEntryForm(
  list: CatalogueList,
  entry: CatalogueEntry | undefined,
  proposed?: EntryForm['item'],
) {
  const [base, setBase] = useState<Base>(() => {
    const first = formOf(list, entry);
    return { entry, form: { ...first, item: { ...first.item, ...proposed } } };
  });
  const form = useForm<EntryForm>({ defaultValues: base.form });
  const values = form.watch();
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

  // Errors show once a submit was refused, and go as they are corrected.
  const wrong = tried ? formProblems(list, values) : [];
  const stillWrong = wrong.map(({ chemin }) => chemin).join();
  useEffect(() => {
    if (!tried) return;
    const kept = new Set(stillWrong.split(','));
    for (const path of errorPaths(form.formState.errors))
      if (!kept.has(path)) form.clearErrors(path as 'item');
  }, [tried, stillWrong, form]);

  return { base, form, values, changes, restart, refuse: () => setTried(true) };
}

/** Paths of the controls that show an error. */
function errorPaths(errors: object, at = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const path = at === '' ? key : `${at}.${key}`;
    if (typeof value !== 'object' || value === null) return [];
    return 'type' in value && typeof value.type === 'string' ? [path] : errorPaths(value, path);
  });
}
