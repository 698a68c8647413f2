import { counted } from './format-number.ts';
import { PickerTile } from './PickerTile.tsx';
import { chosenCount, type Family, type PickerItem, type PickerNoun } from './picker-items.ts';
import './Leader.css';

interface PickerFamilyProps {
  family: Family;
  noun: PickerNoun;
  mode: 'one' | 'many';
  name: string;
  chosen: ReadonlySet<string>;
  firstId: string | undefined;
  onToggle: (item: PickerItem) => void;
  onZoom: (item: PickerItem) => void;
}

/** One family: its heading in italics, a leader to its number of chosen items, its pictures. */
export function PickerFamily({
  family,
  noun,
  mode,
  name,
  chosen,
  firstId,
  onToggle,
  onZoom,
}: PickerFamilyProps) {
  const count = family.items.filter((item) => chosen.has(item.id)).length;
  const tiles = (
    <div className="picker-grid">
      {family.items.map((item, index) => (
        <PickerTile
          key={item.id}
          item={item}
          mode={mode}
          name={name}
          id={index === 0 ? firstId : undefined}
          checked={chosen.has(item.id)}
          onToggle={onToggle}
          onZoom={onZoom}
        />
      ))}
    </div>
  );
  if (family.name === '') return <div className="picker-family">{tiles}</div>;
  return (
    <fieldset className="picker-family">
      <legend className="visually-hidden">{family.name}</legend>
      <div className="leader" aria-hidden>
        <span className="picker-family-name">{family.name}</span>
        <span>
          {count > 0 ? chosenCount(count, noun) : counted(family.items.length, noun.one, noun.many)}
        </span>
      </div>
      {tiles}
    </fieldset>
  );
}
