import type { PieceSuggestion } from '@ardoise/domain/contract/pieces.ts';
import { PIECE_NATURES, type ConditionNature } from '@ardoise/domain/rules/piece-terms.ts';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconGlassFull from '@tabler/icons-react/dist/esm/icons/IconGlassFull.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { MarkedWords } from './MarkedWords.tsx';
import { piecesInWords } from './piece-words.ts';
import { useSuggestions } from './use-pieces.ts';
import './PieceSearch.css';

const ICONS: Record<ConditionNature, Drawing> = {
  boisson: IconGlassFull,
  theme: IconPalette,
  charte: IconPalette,
  mention: IconScale,
  mot: IconTypography,
  pdv: IconBuildingStore,
};
const GROUPS: Record<ConditionNature, string> = {
  ...PIECE_NATURES,
  mot: 'Mots sur la carte',
  pdv: 'Points de vente',
};

/** 'Plus de 10 000 pièces' where they were not all counted. */
const countOf = ({ pieces, plus }: PieceSuggestion) =>
  plus ? `Plus de ${piecesInWords(pieces)}` : piecesInWords(pieces);

const shownOf = ({ nature, nom, exemples }: PieceSuggestion) =>
  nature !== 'mot'
    ? nom
    : exemples.length > 0
      ? exemples.map((line) => `« ${line} »`).join(', ')
      : `« ${nom} »`;

interface OptionsProps {
  id: string;
  found: readonly PieceSuggestion[];
  active: number;
  asked: string;
  isBehind: boolean;
  onMove: (place: number) => void;
  onChoose: (chosen: PieceSuggestion) => void;
}

/** The suggestions by group. */
function Options({ id, found, active, asked, isBehind, onMove, onChoose }: OptionsProps) {
  const groups = [...Map.groupBy(found.entries(), ([, { nature }]) => nature)];
  return groups.map(([nature, options]) => (
    <div key={nature} role="group" aria-label={GROUPS[nature]} data-behind={isBehind || undefined}>
      <p className="piece-search-group" aria-hidden>
        {GROUPS[nature]}
      </p>
      {options.map(([place, suggestion]) => (
        <div
          key={suggestion.terme}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className="piece-search-option"
          onPointerMove={() => place !== active && onMove(place)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onKeyDown={() => undefined}
        >
          <span className="piece-search-picture">
            <Icon of={ICONS[nature]} />
          </span>
          <span className="piece-search-words">
            <MarkedWords text={shownOf(suggestion)} asked={asked} />
          </span>
          <span className="meta">{countOf(suggestion)}</span>
        </div>
      ))}
    </div>
  ));
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
  return (
    <div
      className="piece-search"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
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
          aria-expanded={shown && found.length > 0}
          aria-controls={id}
          aria-activedescendant={shown && found.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
        />
      </div>
      <div
        className={shown ? 'piece-search-list' : 'piece-search-closed'}
        id={id}
        role="listbox"
        aria-label="Ce que montrent les pièces"
      >
        {shown && (
          <Options
            id={id}
            found={found}
            active={active}
            asked={search.asked}
            isBehind={search.isBehind}
            onMove={move}
            onChoose={choose}
          />
        )}
      </div>
      {shown && found.length === 0 && (
        <p className="piece-search-list piece-search-none" role="status">
          {search.error
            ? messageOf(search.error)
            : search.isBehind
              ? 'Recherche…'
              : `Aucune pièce ne montre «\u00a0${search.asked}\u00a0».`}
        </p>
      )}
    </div>
  );
}
