import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { memo } from 'react';
import { Leader } from '../../../components/Leader.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { EntryDeed } from './entry-deed.ts';
import { countWords, type EntryFamily } from './entry-filters.ts';
import { positionWords } from './entry-order.ts';
import type { Grip } from './use-grip.ts';
import type { Lifted } from './use-lift.ts';

interface LiftedTipProps {
  label: string;
  /** 0-based. */
  place: number;
  count: number;
}

/** Position of a lifted row, and the keys, beside it. */
function LiftedTip({ label, place, count }: LiftedTipProps) {
  return (
    <p className="entry-ledger-tip on-slate">
      <b>{`${label}\u00a0: ${positionWords(place, count)}`}</b>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> déplacer
      </span>
      <span>
        <kbd>Entrée</kbd> poser
      </span>
      <span>
        <kbd>Échap</kbd> annuler
      </span>
    </p>
  );
}

interface FamilyNameProps {
  list: CatalogueList;
  family: EntryFamily;
  line: number;
  measure: (element: HTMLElement | null) => void;
}

const FamilyName = memo(function FamilyName({ list, family, line, measure }: FamilyNameProps) {
  return (
    <div ref={measure} data-index={line} className="entry-ledger-family-head">
      <Leader
        as="div"
        name={<h2 className="entry-ledger-family-name">{family.name}</h2>}
        value={countWords(list, family.entries)}
      />
    </div>
  );
});

interface EntryFamilyRowsProps {
  list: CatalogueList;
  family: EntryFamily;
  /** Its position, and the line of its first entry. */
  room: { first: number; top: number; rows: number; height: number };
  /** The lines of it that are drawn. */
  drawn: readonly { index: number; start: number }[];
  startOf: (line: number) => number;
  measure: (element: HTMLElement | null) => void;
  /** Handlers of the grips; without them the order cannot be changed now. */
  grip: Grip | undefined;
  /** What is lifted, if it is of this family. */
  lifted: Lifted | undefined;
  onDeed: (deed: EntryDeed) => void;
}

/** The entries of a family in their order, under its name: those that are drawn, at their places. */
export function EntryFamilyRows(props: EntryFamilyRowsProps) {
  const { list, family, room, drawn, startOf, measure, grip, lifted, onDeed } = props;
  const count = family.entries.length;
  const from = lifted === undefined ? -1 : family.entries.findIndex(({ id }) => id === lifted.id);
  const own = family.entries[from];
  // The line is above the row that will follow it; below the last one at the end.
  const slot =
    lifted === undefined || lifted.place === from ? -1 : lifted.place + (lifted.place > from ? 1 : 0);
  const topOf = (place: number) => (place === count ? room.height : startOf(room.first + place) - room.rows);
  return (
    <section className="entry-ledger-family" style={{ top: `${room.top}px` }}>
      {family.name !== '' && (
        <FamilyName list={list} family={family} line={room.first - 1} measure={measure} />
      )}
      <ol className="entry-ledger-rows" style={{ height: `${room.height}px` }}>
        {drawn.map(({ index, start }) => {
          const entry = family.entries[index - room.first];
          return entry === undefined ? null : (
            <EntryRow
              key={entry.id}
              list={list}
              entry={entry}
              line={index}
              place={index - room.first}
              count={count}
              top={start - room.rows}
              measure={measure}
              grip={grip}
              lifted={lifted?.id === entry.id}
              onDeed={onDeed}
            />
          );
        })}
        {slot !== -1 && <li className="entry-ledger-slot" style={{ top: `${topOf(slot)}px` }} aria-hidden />}
        {lifted && own && (
          <li className="entry-ledger-tip-row" style={{ marginTop: `${topOf(from + 1)}px` }} aria-hidden>
            <LiftedTip label={labelOf(list, own.item)} place={lifted.place} count={count} />
          </li>
        )}
      </ol>
    </section>
  );
}
