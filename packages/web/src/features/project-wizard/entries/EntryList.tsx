import type { Entry } from '@ardoise/domain/projects/entries.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { type EntryDeletion, useEntryDeletion } from './use-entry-deletion.tsx';

interface EntryListProps<Item extends Entry> {
  entries: readonly Item[];
  /** What an entry is told by, where that is not its `entree` alone. */
  idOf?: (entry: Item) => string | undefined;
  className?: string;
  deletion: EntryDeletion<Item>;
  /** The entry that the address names, by its id: the focus goes to its first control. */
  named: string | null;
  /** Where one is added here; absent once there are as many as the order may hold. */
  add?: { label: string; onAdd: () => void } | undefined;
  /** Draws an entry; `onDelete` asks first where its deletion is asked about. */
  children: (entry: Item, rank: number, onDelete: () => void) => ReactNode;
}

/** The entries of a step that repeats, whatever they are: in their order, each with its deletion, and the way to add one. */
export function EntryList<Item extends Entry>(props: EntryListProps<Item>) {
  const { entries, idOf = ({ entree }) => entree, className, deletion, named, add, children } = props;
  const { remove, dialog } = useEntryDeletion(deletion);
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
        <Button icon={IconPlus} onClick={add.onAdd}>
          {add.label}
        </Button>
      )}
      {dialog}
    </>
  );
}
