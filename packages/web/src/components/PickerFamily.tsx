import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { type ComponentType, type KeyboardEvent, memo, useId } from 'react';
import { counted } from './format-number.ts';
import { Icon } from './Icon.tsx';
import type { Family, PickerItem, PickerNoun } from './picker-items.ts';
import { pictureSources } from './picture-sources.ts';
import './Leader.css';

interface PickerTileProps {
  item: PickerItem;
  mode: 'one' | 'many';
  name: string;
  id: string | undefined;
  checked: boolean;
  closes: boolean;
  /** Below a chosen tile, outside its label. */
  Below: ComponentType<{ item: PickerItem }> | undefined;
  onToggle: (item: PickerItem) => void;
  onZoom: (item: PickerItem) => void;
}

/**
 * The picture is the label of its input. Touching a single choice again enlarges it, as Enter on any chosen tile and z
 * on every tile: the button of a chosen one is for a finger, no stop of the Tab key. Memoised: a tick renders no other
 * of the many tiles.
 */
const PickerTile = memo(function PickerTile(props: PickerTileProps) {
  const { item, mode, name, id, checked, closes, Below, onToggle, onZoom } = props;
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event;
    const zooms = key.toLowerCase() === 'z' || (key === 'Enter' && checked && !closes);
    if (!zooms || ctrlKey || altKey || metaKey) return;
    event.preventDefault();
    onZoom(item);
  }
  return (
    <div className="picker-tile">
      <label>
        <input
          type={mode === 'one' ? 'radio' : 'checkbox'}
          id={id}
          name={name}
          value={item.id}
          checked={checked}
          aria-keyshortcuts="z"
          onChange={() => onToggle(item)}
          // Before the change: `checked` is the former state.
          onClick={() => mode === 'one' && checked && !closes && onZoom(item)}
          onKeyDown={onKeyDown}
        />
        <span className="picker-picture">
          {item.image && <img src={item.image} srcSet={pictureSources(item.image)} alt="" loading="lazy" />}
        </span>
        <span className="picker-words">
          <span className="picker-name">{item.name}</span>
          {item.detail && <span className="picker-format">{item.detail}</span>}
        </span>
      </label>
      {checked && (
        <button
          type="button"
          tabIndex={-1}
          className="picker-zoom"
          aria-label={`Agrandir ${item.name}`}
          title="Agrandir (z)"
          onClick={() => onZoom(item)}
        >
          <Icon of={IconZoomIn} />
        </button>
      )}
      {checked && Below && <Below item={item} />}
    </div>
  );
});

interface PickerFamilyProps {
  family: Family;
  noun: PickerNoun;
  mode: 'one' | 'many';
  name: string;
  chosen: ReadonlySet<string>;
  firstId: string | undefined;
  closes: boolean;
  Below?: PickerTileProps['Below'];
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
  Below,
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
          Below={Below}
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
