import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';

/** Confirmation before an entry is deleted. */
export interface DeletionQuestion {
  /** 'Voulez vraiment supprimer cette photo ?' */
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the cancel button: 'Annuler' by default. */
  cancel?: string;
  /** What is deleted with it. */
  loses: ReactNode;
}

/** How an entry of a list is deleted. */
export interface EntryDeletion<Item> {
  /** Null for an entry deleted without confirmation. */
  question: ((entry: Item) => DeletionQuestion) | null;
  /** A promise keeps the dialog open until it settles; on failure the dialog displays the error. */
  onDelete: (entry: Item) => unknown;
}

/** The same button of the next entry, or of the one before: that of a deleted entry is unmounted with the focus. */
function neighbourOf(button: Element | null): HTMLElement | undefined {
  if (!(button instanceof HTMLElement)) return undefined;
  const list = (button.closest('li') ?? button.closest('p'))?.parentElement?.querySelectorAll('button') ?? [];
  const alike: HTMLElement[] = [...list].filter(({ className }) => className === button.className);
  const rank = alike.indexOf(button);
  return alike[rank + 1] ?? alike[rank - 1];
}

/**
 * Deletes entries of a list, after a confirmation if required; render `dialog` beside the list. `add` takes the focus
 * after the only entry.
 */
export function useEntryDeletion<Item>(
  { question, onDelete }: EntryDeletion<Item>,
  add?: RefObject<HTMLElement | null>,
) {
  const [asked, setAsked] = useState<Item | null>(null);
  const neighbour = useRef<HTMLElement>(undefined);
  const deleted = useRef(false);
  const deleteNow = async (entry: Item) => {
    await onDelete(entry);
    deleted.current = true;
  };
  const remove = (entry: Item) => {
    neighbour.current = neighbourOf(document.activeElement);
    if (question === null) void deleteNow(entry);
    else setAsked(entry);
  };
  // After the dialog has closed, which returns the focus to an unmounted button.
  useEffect(() => {
    if (asked !== null || !deleted.current) return;
    deleted.current = false;
    if (document.activeElement === document.body)
      (neighbour.current ?? add?.current ?? document.querySelector('main'))?.focus();
  });
  const words = asked === null ? undefined : question?.(asked);
  const dialog = asked !== null && words !== undefined && (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      cancel={words.cancel}
      onConfirm={() => deleteNow(asked)}
      onClose={() => setAsked(null)}
    >
      {words.loses}
    </ConfirmDialog>
  );
  return { remove, dialog };
}
