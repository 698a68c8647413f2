import type { PieceSuggestion } from '@ardoise/domain/contract/pieces.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Icon } from '../../components/Icon.tsx';
import { PieceOptions } from './PieceOptions.tsx';
import { useSuggestions } from './use-pieces.ts';
import './PieceSearch.css';

/** What is typed, the suggestions, and the active one; Escape closes them, Enter takes the active one. */
function useCombobox(id: string, onChoose: (term: string) => void) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = useSuggestions(typed);
  const found = search.found ?? [];
  const [at, setAt] = useState({ asked: '', place: 0 });
  const active = at.asked === search.asked ? Math.min(at.place, found.length - 1) : 0;
  const shown = open && search.isLongEnough;
  useEffect(() => {
    if (shown) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, shown]);
  const choose = ({ terme }: PieceSuggestion) => {
    setTyped('');
    setOpen(false);
    onChoose(terme);
  };
  const move = (place: number) => setAt({ asked: search.asked, place });
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      if (shown) move((active + step + found.length) % found.length);
      else setOpen(true);
    } else if (event.key === 'Enter' && shown && !search.isBehind) {
      event.preventDefault();
      const chosen = found[active];
      if (chosen) choose(chosen);
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
  };
  return { typed, type, search, found, active, shown, choose, move, press, setOpen };
}

type Searched = ReturnType<typeof useCombobox>['search'];

/** What is said in the place of suggestions. */
function noneInWords({ error, isBehind, asked }: Searched): string {
  if (error) return messageOf(error);
  return isBehind ? 'Recherche…' : `Aucune pièce ne montre «\u00a0${asked}\u00a0».`;
}

interface PieceSearchProps {
  field: Ref<HTMLInputElement>;
  placeholder: string;
  /** Taken once per choice; the field is emptied. */
  onChoose: (term: string) => void;
}

/** A combobox of what pieces show: the focus stays in the field, arrow keys move in the list. */
export function PieceSearch({ field, placeholder, onChoose }: PieceSearchProps) {
  const id = useId();
  const box = useCombobox(id, onChoose);
  const { search, found, active, shown } = box;
  const lists = shown && found.length > 0;
  return (
    <div className="piece-search">
      <div className="field-search piece-search-field">
        <Icon of={IconSearch} />
        <input
          ref={field}
          className="field-input"
          type="text"
          inputMode="search"
          role="combobox"
          aria-label="Ce que la pièce montre, ou un point de vente"
          aria-autocomplete="list"
          aria-expanded={lists}
          aria-controls={id}
          aria-activedescendant={lists ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder}
          value={box.typed}
          onChange={(event) => box.type(event.target.value)}
          onFocus={() => box.setOpen(true)}
          onBlur={() => box.setOpen(false)}
          onKeyDown={box.press}
        />
      </div>
      <div
        className={lists ? 'piece-search-list' : 'piece-search-closed'}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Ce que montrent les pièces"
      >
        {lists && (
          <PieceOptions
            id={id}
            found={found}
            active={active}
            asked={search.asked}
            isBehind={search.isBehind}
            onMove={box.move}
            onChoose={box.choose}
          />
        )}
      </div>
      {shown && !lists && (
        <p className="piece-search-list piece-search-none" role="status">
          {noneInWords(search)}
        </p>
      )}
    </div>
  );
}
