import { useRoomTaken } from '../hooks/use-room-taken.ts';
import { Pips } from './Pips.tsx';
import { type PickerNoun, tally } from './picker-items.ts';
import { SearchBox } from './SearchBox.tsx';
import { Select } from './Select.tsx';

interface PickerToolsProps {
  search: { words: string; onChange: (words: string) => void } | undefined;
  families: readonly string[];
  family: string;
  onFamily: (family: string) => void;
  /** Undefined hides the count. */
  count: number | undefined;
  min: number;
  noun: PickerNoun;
}

/** Search, family and count, sticky above the pictures. */
export function PickerTools({ search, families, family, onFamily, count, min, noun }: PickerToolsProps) {
  const bar = useRoomTaken<HTMLDivElement>('--room-top');
  if (!search && families.length === 0 && count === undefined) return null;
  return (
    <div ref={bar} className="picker-tools">
      {search && (
        <SearchBox
          label={`Chercher ${noun.feminine ? 'une' : 'un'} ${noun.one}`}
          value={search.words}
          onChange={search.onChange}
        />
      )}
      {families.length > 0 && (
        <Select
          className="hide-phone"
          label="Famille"
          value={family}
          onChange={onFamily}
          options={[
            { value: '', label: 'Toutes les familles' },
            ...families.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      {count !== undefined && (
        <p className="picker-count" role="status">
          {min > 1 && <Pips count={count} of={min} />}
          {tally(count, noun, min)}
        </p>
      )}
    </div>
  );
}
