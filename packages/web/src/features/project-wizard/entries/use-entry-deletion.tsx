import { type ReactNode, useState } from 'react';
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

/** Deletes entries of a list, after a confirmation if required; render `dialog` beside the list. */
export function useEntryDeletion<Item>({ question, onDelete }: EntryDeletion<Item>) {
  const [asked, setAsked] = useState<Item | null>(null);
  const remove = (entry: Item) => {
    if (question === null) onDelete(entry);
    else setAsked(entry);
  };
  const words = asked === null ? undefined : question?.(asked);
  const dialog = asked !== null && words !== undefined && (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      cancel={words.cancel}
      onConfirm={() => onDelete(asked)}
      onClose={() => setAsked(null)}
    >
      {words.loses}
    </ConfirmDialog>
  );
  return { remove, dialog };
}
