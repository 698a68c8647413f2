import { type ComponentType, useId, useState } from 'react';
import { useShownAtOnce } from '../hooks/use-shown-at-once.ts';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { counted } from './format-number.ts';
import { PickerFamily } from './PickerFamily.tsx';
import { PickerTools } from './PickerTools.tsx';
import { PickerZoom } from './PickerZoom.tsx';
import { familiesOf, matching, nothingFound, type PickerItem, type PickerNoun } from './picker-items.ts';
import './Picker.css';

export type { PickerItem, PickerNoun };

/** Past the pictures of a multiple choice, each a stop of the Tab key: to what follows them. Seen while it has the focus. */
function SkipPictures({ count, noun, to }: { count: number; noun: PickerNoun; to: string }) {
  return (
    <button
      type="button"
      className="button button-line picker-skip"
      onClick={() => document.getElementById(to)?.focus()}
    >
      Passer les {counted(count, noun.one, noun.many)}
    </button>
  );
}

/** Minimum number of pictures for a search field, and for a row of their families. */
const SEARCHABLE_FROM = 13;

interface PickerProps {
  /** Accessible name, for screen readers; the screen's title shows it visually. */
  legend: string;
  /** Single (radio) or multiple choice (checkbox). */
  mode: 'one' | 'many';
  items: readonly PickerItem[];
  /** Ids of the chosen items. */
  value: readonly string[];
  /** Called in a transition: what it is compared with is the latest answer, not that of the last render. */
  onChange: (ids: readonly string[]) => void;
  noun: PickerNoun;
  /** Minimum number; displayed beside the count. */
  min?: number;
  /** A dialog reported that there are too few: the count is emphasised. */
  short?: boolean;
  /** Large pictures, three across: upright ones, or each of another shape at one scale. */
  large?: 'upright' | 'scaled';
  /** A press takes the choice and closes the dialog around: the present one is not enlarged by it. */
  closes?: boolean;
  /** The control's id, target of the error summary: `fieldId('infocarte.boissons')`. */
  id?: string;
  error?: string | undefined;
  readOnly?: boolean;
  /** Below each chosen picture, outside its label: 'Prix'. */
  Below?: ComponentType<{ item: PickerItem }> | undefined;
}

/**
 * A grid of pictures to choose from, by family. Each is a native checkbox or radio: arrow keys, space and screen
 * readers work as in any form.
 */
export function Picker(props: PickerProps) {
  const { legend, mode, items, noun, min = 0, short = false, large } = props;
  // A press renders its tile; the screen around follows.
  const [value, choose] = useShownAtOnce(props.value, props.onChange);
  const { id, error, readOnly = false, closes = false, Below } = props;
  const [words, setWords] = useState('');
  const [zoomed, setZoomed] = useState<PickerItem>();
  const name = useId();
  const messageId = `${id ?? name}-m`;
  const chosen = new Set(value);
  const found = familiesOf(matching(items, words));
  const isLong = items.length >= SEARCHABLE_FROM;

  const toggle = useStableCallback((item: PickerItem) => {
    if (mode === 'one') choose([item.id]);
    else choose(chosen.has(item.id) ? value.filter((other) => other !== item.id) : [...value, item.id]);
  });
  return (
    <fieldset
      className={['picker field', large && `picker-large picker-${large}`, error && 'field-bad']
        .filter(Boolean)
        .join(' ')}
      disabled={readOnly}
      aria-describedby={error || id ? messageId : undefined}
    >
      <legend className="visually-hidden">{legend}</legend>
      {mode === 'many' && isLong && !readOnly && (
        <SkipPictures count={items.length} noun={noun} to={`${name}-end`} />
      )}
      <PickerTools
        search={isLong ? { words, onChange: setWords } : undefined}
        families={isLong && found.length > 1 ? found : []}
        chosen={chosen}
        count={mode === 'many' || min > 0 ? value.length : undefined}
        min={min}
        short={short && value.length < min}
        noun={noun}
      />
      {(error || id) && <FieldMessage id={messageId} error={error} />}
      {found.length === 0 && (
        <p className="picker-none" role="status">
          {nothingFound(items)}
        </p>
      )}
      {found.map((family, index) => (
        <PickerFamily
          key={family.name}
          family={family}
          noun={noun}
          mode={mode}
          name={name}
          chosen={chosen}
          firstId={index === 0 ? id : undefined}
          closes={closes}
          Below={Below}
          onToggle={toggle}
          onZoom={setZoomed}
        />
      ))}
      {mode === 'many' && isLong && <span id={`${name}-end`} tabIndex={-1} />}
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
