import { useRoomTaken } from '../hooks/use-room-taken.ts';
import { PickerChips } from './PickerChips.tsx';
import { type Family, type PickerNoun, tally } from './picker-items.ts';
import { SearchBox } from './SearchBox.tsx';

interface PickerToolsProps {
  search: { words: string; onChange: (words: string) => void } | undefined;
  /** Empty without a row of them. */
  families: readonly Family[];
  chosen: ReadonlySet<string>;
  /** Undefined hides the count. */
  count: number | undefined;
  min: number;
  short: boolean;
  noun: PickerNoun;
}

/** Search, count and families, sticky above the pictures. */
export function PickerTools({ search, families, chosen, count, min, short, noun }: PickerToolsProps) {
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
      {count !== undefined && (
        <p className={short ? 'picker-count picker-count-low' : 'picker-count'} role="status">
          {tally(count, noun, min)}
        </p>
      )}
      {families.length > 0 && <PickerChips families={families} chosen={chosen} noun={noun} />}
    </div>
  );
}
