import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { type KeyboardEvent, memo } from 'react';
import { Icon } from './Icon.tsx';
import type { PickerItem } from './picker-items.ts';
import { pictureSources } from './picture-sources.ts';

interface PickerTileProps {
  item: PickerItem;
  mode: 'one' | 'many';
  name: string;
  id: string | undefined;
  checked: boolean;
  closes: boolean;
  onToggle: (item: PickerItem) => void;
  onZoom: (item: PickerItem) => void;
}

/**
 * The picture is the label of its input. Touching a single choice again enlarges it, as Enter on any chosen tile and z
 * on every tile: the button of a chosen one is for a finger, no stop of the Tab key. Memoised: a tick renders no other
 * of the many tiles.
 */
export const PickerTile = memo(function PickerTile(props: PickerTileProps) {
  const { item, mode, name, id, checked, closes, onToggle, onZoom } = props;
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
    </div>
  );
});
