import { useId } from 'react';
import { counted } from './format-number.ts';
import { PickerTile } from './PickerTile.tsx';
import type { Family, PickerItem, PickerNoun } from './picker-items.ts';
import './Leader.css';

interface PickerFamilyProps {
  family: Family;
  noun: PickerNoun;
  mode: 'one' | 'many';
  name: string;
  chosen: ReadonlySet<string>;
  firstId: string | undefined;
  closes: boolean;
  onToggle: (item: PickerItem) => void;
  onZoom: (item: PickerItem) => void;
}

/** One family: its heading in italics, a leader to its number of items, its pictures. */
export function PickerFamily({
  family,
  noun,
  mode,
  name,
  chosen,
  firstId,
  closes,
  onToggle,
  onZoom,
}: PickerFamilyProps) {
  const heading = useId();
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
          closes={closes}
          onToggle={onToggle}
          onZoom={onZoom}
        />
      ))}
    </div>
  );
  if (family.name === '') return <div className="picker-family">{tiles}</div>;
  return (
    <fieldset className="picker-family" aria-labelledby={heading} data-family={family.name}>
      <div className="leader">
        <h2 className="picker-family-name" id={heading} tabIndex={-1}>
          {family.name}
        </h2>
        <span>{counted(family.items.length, noun.one, noun.many)}</span>
      </div>
      {tiles}
    </fieldset>
  );
}
