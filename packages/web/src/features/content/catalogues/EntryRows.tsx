import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { type FocusEvent, memo, useMemo, useRef, useState } from 'react';
import { EntryFamilyRows } from './EntryFamilyRows.tsx';
import type { EntryDeed } from './entry-deed.ts';
import type { EntryFamily } from './entry-filters.ts';
import { positionWords } from './entry-order.ts';
import { linesOf } from './ledger-lines.ts';
import { useLedgerWindow } from './use-ledger-window.ts';
import { type Lifted, useLift } from './use-lift.ts';

interface EntryRowsProps {
  list: CatalogueList;
  families: readonly EntryFamily[];
  /** False while a filter is on. */
  orderable: boolean;
  onDrop: (id: string, order: string[]) => void;
  onDeed: (deed: EntryDeed) => void;
}

/** What a screen reader hears of a lifted row: 'Cola cerise Boîte 33 cl : position 3 sur 7'. */
function saidOf(list: CatalogueList, families: readonly EntryFamily[], lifted: Lifted | undefined): string {
  if (lifted === undefined) return '';
  const family = families.find(({ entries }) => entries.some(({ id }) => id === lifted.id));
  const entry = family?.entries.find(({ id }) => id === lifted.id);
  if (family === undefined || entry === undefined) return '';
  return `${labelOf(list, entry.item)}\u00a0: ${positionWords(lifted.place, family.entries.length)}`;
}

const entryAt = ({ target }: FocusEvent) => target.closest<HTMLElement>('[data-row]')?.dataset.row;

/** The families of a ledger in their order, of which what is near the window is drawn. */
export const EntryRows = memo(function EntryRows(props: EntryRowsProps) {
  const { list, families, orderable, onDrop, onDeed } = props;
  const box = useRef<HTMLElement>(null);
  const lines = useMemo(() => linesOf(families), [families]);
  const [focused, setFocused] = useState<string>();
  const { drawn, height, measure, roomOf, startOf, middleOf, show } = useLedgerWindow(lines, box, focused);
  const { lifted, grip } = useLift({ families, middleOf, show, onDrop });
  const byFamily = Map.groupBy(drawn, ({ index }) => lines.lines[index]?.family ?? 0);
  return (
    <section
      ref={box}
      aria-label={ENTRY_LISTS[list].title}
      className="entry-ledger-window"
      style={{ height: `${height}px` }}
      onFocus={(event) => setFocused(entryAt(event))}
    >
      <p className="visually-hidden" role="status">
        {saidOf(list, families, lifted)}
      </p>
      {[...byFamily].map(([index, items]) => {
        const family = families[index];
        if (family === undefined) return null;
        const ownsLifted = family.entries.some(({ id }) => id === lifted?.id);
        return (
          <EntryFamilyRows
            key={family.name}
            list={list}
            family={family}
            room={roomOf(index, family.entries.length)}
            drawn={items}
            startOf={startOf}
            measure={measure}
            grip={orderable ? grip : undefined}
            lifted={ownsLifted ? lifted : undefined}
            onDeed={onDeed}
          />
        );
      })}
    </section>
  );
});
