import { useId, useState } from 'react';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { PickerFamily } from './PickerFamily.tsx';
import { PickerTools } from './PickerTools.tsx';
import { PickerZoom } from './PickerZoom.tsx';
import { familiesOf, matching, NOTHING_MATCHES, type PickerItem, type PickerNoun } from './picker-items.ts';
import './Picker.css';

export type { PickerItem, PickerNoun };

/** Minimum number of pictures for a search field. */
const SEARCHABLE_FROM = 13;

interface PickerProps {
  /** Accessible name, for screen readers; the screen's title shows it visually. */
  legend: string;
  /** Single (radio) or multiple choice (checkbox). */
  mode: 'one' | 'many';
  items: readonly PickerItem[];
  /** Ids of the chosen items. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  noun: PickerNoun;
  /** Minimum number; displayed beside the count. */
  min?: number;
  /** The control's id, target of the error summary: `fieldId('infocarte.boissons')`. */
  id?: string;
  error?: string | undefined;
  readOnly?: boolean;
}

/**
 * A grid of pictures to choose from, by family. Each is a native checkbox or radio: arrow keys, space and screen
 * readers work as in any form.
 */
export function Picker(props: PickerProps) {
  const { legend, mode, items, value, onChange, noun, min = 0, id, error, readOnly = false } = props;
  const [words, setWords] = useState('');
  const [family, setFamily] = useState('');
  const [zoomed, setZoomed] = useState<PickerItem>();
  const name = useId();
  const chosen = new Set(value);
  const families = familiesOf(items);
  const found = families
    .filter((one) => family === '' || one.name === family)
    .map((one) => ({ ...one, items: matching(one.items, words) }))
    .filter((one) => one.items.length > 0);

  const toggle = useStableCallback((item: PickerItem) => {
    if (mode === 'one') onChange([item.id]);
    else onChange(chosen.has(item.id) ? value.filter((other) => other !== item.id) : [...value, item.id]);
  });
  return (
    <fieldset
      className={error ? 'picker field field-bad' : 'picker field'}
      disabled={readOnly}
      aria-describedby={error ? `${name}-m` : undefined}
    >
      <legend className="visually-hidden">{legend}</legend>
      <PickerTools
        search={items.length >= SEARCHABLE_FROM ? { words, onChange: setWords } : undefined}
        families={
          families.length > 1 && items.length >= SEARCHABLE_FROM ? families.map((one) => one.name) : []
        }
        family={family}
        onFamily={setFamily}
        count={mode === 'many' || min > 0 ? value.length : undefined}
        min={min}
        noun={noun}
      />
      {(error || id) && <FieldMessage id={`${name}-m`} error={error} />}
      {found.length === 0 && (
        <p className="picker-none" role="status">
          {NOTHING_MATCHES}
        </p>
      )}
      {found.map((one, index) => (
        <PickerFamily
          key={one.name}
          family={one}
          noun={noun}
          mode={mode}
          name={name}
          chosen={chosen}
          firstId={index === 0 ? id : undefined}
          onToggle={toggle}
          onZoom={setZoomed}
        />
      ))}
      {zoomed && (
        <PickerZoom
          item={zoomed}
          chosen={chosen.has(zoomed.id)}
          mode={mode}
          readOnly={readOnly}
          onToggle={() => toggle(zoomed)}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </fieldset>
  );
}
