import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { Fragment, memo } from 'react';
import { Leader } from '../../../components/Leader.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { EntryDeed } from './entry-deed.ts';
import { countWords, type EntryFamily } from './entry-filters.ts';
import { useLift } from './use-lift.ts';

interface EntryFamilyRowsProps {
  list: CatalogueList;
  family: EntryFamily;
  /** How many of its rows are on the page yet. */
  shown: number;
  /** False while a filter is on. */
  orderable: boolean;
  onDrop: (id: string, order: string[]) => void;
  onDeed: (deed: EntryDeed) => void;
}

/** Where it stands while it is lifted, and the keys, beside the row and to a screen reader. */
function LiftedTip({ label, place, count }: { label: string; place: number; count: number }) {
  return (
    <p className="entry-ledger-tip on-slate" role="status">
      <b>{`${label}, position ${place + 1} sur ${count}`}</b>
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

/** The entries of a family in their order, under its name. Memoised: more rows of a long list render no other family. */
export const EntryFamilyRows = memo(function EntryFamilyRows(props: EntryFamilyRowsProps) {
  const { list, family, shown, orderable, onDrop, onDeed } = props;
  const ids = family.entries.map(({ id }) => id);
  const { lifted, handle } = useLift(ids, onDrop);
  const from = lifted === undefined ? -1 : ids.indexOf(lifted.id);
  // The line stands above the row that will follow it; below the last one at the end.
  const slot =
    lifted === undefined || lifted.place === from ? -1 : lifted.place + (lifted.place > from ? 1 : 0);
  return (
    <section className="entry-ledger-family">
      {family.name !== '' && (
        <Leader
          name={<h2 className="entry-ledger-family-name">{family.name}</h2>}
          value={countWords(list, family.entries)}
        />
      )}
      <ol className="entry-ledger-rows">
        {family.entries.slice(0, shown).map((entry, index) => {
          const isLifted = lifted?.id === entry.id;
          return (
            <Fragment key={entry.id}>
              {slot === index && <li className="entry-ledger-slot" aria-hidden />}
              <EntryRow
                list={list}
                entry={entry}
                position={`position ${index + 1} sur ${ids.length}`}
                grip={orderable ? handle(entry.id) : undefined}
                lifted={isLifted}
                onDeed={onDeed}
              />
              {isLifted && (
                <li className="entry-ledger-tip-row">
                  <LiftedTip label={labelOf(list, entry.item)} place={lifted.place} count={ids.length} />
                </li>
              )}
            </Fragment>
          );
        })}
        {slot === ids.length && <li className="entry-ledger-slot" aria-hidden />}
      </ol>
    </section>
  );
});
