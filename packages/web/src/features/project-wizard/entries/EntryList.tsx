import type { Entry } from '@ardoise/domain/projects/entries.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { type EntryDeletion, useEntryDeletion } from './use-entry-deletion.tsx';

interface EntryListProps<Item extends Entry> {
  entries: readonly Item[];
  /** Key of an entry, if not its `entree`. */
  idOf?: (entry: Item) => string | undefined;
  className?: string;
  deletion: EntryDeletion<Item>;
  /** The entry in the URL, by its id: its first control is focused. */
  named: string | null;
  /** The add button; absent at the maximum. */
  add?: { label: string; onAdd: () => void } | undefined;
  /** Renders an entry; `onDelete` asks for confirmation if required. */
  children: (entry: Item, rank: number, onDelete: () => void) => ReactNode;
}

/** The entries of a repeating step, of any type: in order, each with a delete button, and an add button. */
export function EntryList<Item extends Entry>(props: EntryListProps<Item>) {
  const { entries, idOf = ({ entree }) => entree, className, deletion, named, add, children } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const { remove, dialog } = useEntryDeletion(deletion, addButton);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-entry="${named}"]`);
    item?.querySelector<HTMLElement>('input, textarea, select, button, a')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'center' });
  }, [named]);
  return (
    <>
      {entries.length > 0 && (
        <ul className={className} ref={list}>
          {entries.map((entry, rank) => (
            <li key={idOf(entry)} data-entry={idOf(entry)}>
              {children(entry, rank, () => remove(entry))}
            </li>
          ))}
        </ul>
      )}
      {add && (
        <Button ref={addButton} icon={IconPlus} onClick={add.onAdd}>
          {add.label}
        </Button>
      )}
      {dialog}
    </>
  );
}
