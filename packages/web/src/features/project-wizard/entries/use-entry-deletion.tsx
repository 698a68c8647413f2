import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';

/** What is asked before an entry goes. */
export interface DeletionQuestion {
  /** 'Voulez vraiment supprimer cette photo ?' */
  title: string;
  /** The verb on the button. */
  confirm: string;
  /** What keeps it: 'Annuler' by default. */
  cancel?: string;
  /** What goes with it. */
  loses: ReactNode;
}

/** How an entry of a list is deleted. */
export interface EntryDeletion<Item> {
  /** Null for one that goes at once. */
  question: ((entry: Item) => DeletionQuestion) | null;
  /** A promise keeps the dialog until it is settled; when it fails, the dialog says why. */
  onDelete: (entry: Item) => unknown;
}

/** Deletes entries of a list, each once its question, if it has one, is answered; `dialog` stands beside the list. */
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
