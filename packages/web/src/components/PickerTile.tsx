import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { memo } from 'react';
import { Icon } from './Icon.tsx';
import type { PickerItem } from './picker-items.ts';

interface PickerTileProps {
  item: PickerItem;
  mode: 'one' | 'many';
  name: string;
  id: string | undefined;
  checked: boolean;
  onToggle: (item: PickerItem) => void;
  onZoom: (item: PickerItem) => void;
}

/**
 * The picture is the label of its input; the zoom is a separate button. Memoised: a tick renders no other of the many
 * tiles.
 */
export const PickerTile = memo(function PickerTile(props: PickerTileProps) {
  const { item, mode, name, id, checked, onToggle, onZoom } = props;
  return (
    <div className="picker-tile">
      <label>
        <input
          type={mode === 'one' ? 'radio' : 'checkbox'}
          id={id}
          name={name}
          value={item.id}
          checked={checked}
          onChange={() => onToggle(item)}
        />
        <span className="picker-picture">{item.image && <img src={item.image} alt="" loading="lazy" />}</span>
        <span className="picker-name">{item.name}</span>
        {item.detail && <span className="picker-format">{item.detail}</span>}
      </label>
      <button
        type="button"
        className="picker-zoom"
        aria-label={`Agrandir ${item.name}`}
        title="Agrandir"
        onClick={() => onZoom(item)}
      >
        <Icon of={IconZoomIn} />
      </button>
    </div>
  );
});
