import { LONGEST_SEARCH, type SearchHit } from '@ardoise/domain/contract/search.ts';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { openSeal } from '../../api/device/open-seal.ts';
import { sealedStore } from '../../api/device/sealed-store.ts';
import type { Person } from '../../api/session.ts';
import { Icon } from '../../components/Icon.tsx';
import { Modal } from '../../components/Modal.tsx';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { useNavigate } from '../../router/context.ts';
import { HitOption } from './HitOption.tsx';
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches.ts';
import { BeforeTyping, FoundState } from './SearchStates.tsx';
import { type SearchWords, searchWords } from './search-words.ts';
import { useSearch } from './use-search.ts';
import './SearchDialog.css';

interface Listbox {
  /** Index of the active option, which Enter chooses. */
  active: number;
  /** Key handler of the field; returns true if it handled the key. */
  onKey: (event: KeyboardEvent) => boolean;
  moveTo: (place: number) => void;
  idOf: (place: number) => string;
}

/**
 * The active one of `count` options: arrow keys wrap around, Home and End stay the text's own. Resets to the first for
 * other options.
 */
function useListbox(count: number, options: string, id: string): Listbox {
  const idOf = (place: number) => `${id}-${place}`;
  const [at, setAt] = useState({ options, place: 0 });
  const active = at.options === options ? Math.min(at.place, count - 1) : 0;
  const moveTo = (place: number) => setAt({ options, place });
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return false;
    event.preventDefault();
    moveTo((active + step + count) % count);
    return true;
  };
  return { active, onKey, moveTo, idOf };
}

/** Maximum length of a list's own search. */
const LONGEST_IN_LIST = 200;

interface Option {
  key: string;
  className: string;
  content: ReactNode;
  choose: (elsewhere: boolean) => void;
}

interface SearchDialogProps {
  me: Person;
  /** The list page for all matches. */
  listPath: string;
  onClose: () => void;
}

/** Search over all projects in scope, from anywhere: arrow keys and Enter, or a click, open a follow-up. */
export function SearchDialog({ me, listPath, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [recent, setRecent] = useState<string[]>([]);
  const kept = useMemo(() => sealedStore(localStorage, me.name), [me.name]);
  useEffect(() => {
    openSeal(me.name).then(
      () => setRecent(readRecentSearches(kept)),
      // Without a seal, as if there were none.
      () => undefined,
    );
  }, [me.name, kept]);
  const words = searchWords(me.role === 'client');
  const search = useSearch(typed);
  const navigate = useNavigate();
  const open = (address: string, elsewhere: boolean) => {
    keepRecentSearch(kept, search.asked);
    if (elsewhere) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate({ href: address });
  };
  const options = search.isLongEnough
    ? hitOptions(search.hits, search.asked, me.role === 'client' ? null : listPath, open)
    : recent.map((text) => recentOption(text, setTyped));
  const forget = () => {
    forgetRecentSearches(kept);
    setRecent([]);
    field.current?.focus();
  };
  return (
    <Modal title={words.title} onClose={onClose}>
      <Combobox
        field={field}
        words={words}
        typed={typed}
        onType={setTyped}
        options={options}
        isBehind={search.isBehind}
      >
        {search.isLongEnough ? (
          <FoundState search={search} words={words} />
        ) : (
          <BeforeTyping hasRecent={recent.length > 0} words={words} onForget={forget} />
        )}
      </Combobox>
    </Modal>
  );
}

function hitOptions(
  hits: readonly SearchHit[] | undefined,
  asked: string,
  /** Null without a list that can be filtered. */
  listPath: string | null,
  open: (address: string, elsewhere: boolean) => void,
): Option[] {
  if (hits === undefined || hits.length === 0) return [];
  const found = hits.map((hit) => ({
    key: hit._id.$oid,
    className: 'search-dialog-hit',
    content: <HitOption hit={hit} />,
    choose: (elsewhere: boolean) => open(followUpPath(hit._id.$oid), elsewhere),
  }));
  if (listPath === null) return found;
  const list = `${listPath}?${new URLSearchParams({ q_recherche: asked.slice(0, LONGEST_IN_LIST) }).toString()}`;
  return [
    ...found,
    {
      key: 'list',
      className: 'search-dialog-line',
      content: (
        <>
          <Icon of={IconListDetails} />
          <span>Voir la liste de tous les projets trouvés</span>
        </>
      ),
      choose: (elsewhere: boolean) => open(list, elsewhere),
    },
  ];
}

function recentOption(text: string, choose: (text: string) => void): Option {
  return {
    key: text,
    className: 'search-dialog-line',
    content: (
      <>
        <Icon of={IconHistory} />
        <span>{text}</span>
      </>
    ),
    choose: () => choose(text),
  };
}

interface ComboboxProps {
  field: RefObject<HTMLInputElement | null>;
  words: SearchWords;
  typed: string;
  onType: (text: string) => void;
  options: readonly Option[];
  isBehind: boolean;
  /** Status above the options. */
  children: ReactNode;
}

/** An ARIA combobox: focus stays in the field, arrow keys move in the list. */
function Combobox({ field, words, typed, onType, options, isBehind, children }: ComboboxProps) {
  const id = useId();
  const list = useListbox(options.length, options.map(({ key }) => key).join(' '), id);
  const press = (event: KeyboardEvent) => {
    // During IME composition Enter and arrow keys choose among its suggestions.
    if (event.nativeEvent.isComposing) return;
    if (list.onKey(event) || event.key !== 'Enter') return;
    event.preventDefault();
    options[list.active]?.choose(event.metaKey || event.ctrlKey);
  };
  return (
    <>
      <div className="field-search search-dialog-field">
        <Icon of={IconSearch} />
        <input
          ref={field}
          className="field-input"
          // Not type="search", in which the first Escape would only clear it.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={words.title}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={options.length > 0 ? list.idOf(list.active) : undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={LONGEST_SEARCH}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
        />
      </div>
      {children}
      <div
        className={`search-dialog-hits${isBehind ? ' search-dialog-behind' : ''}`}
        id={id}
        role="listbox"
        aria-label={words.list}
        tabIndex={-1}
      >
        {options.map(({ key, className, content, choose }, place) => (
          <div
            key={key}
            id={list.idOf(place)}
            role="option"
            tabIndex={-1}
            className={className}
            aria-selected={place === list.active}
            onPointerMove={() => place !== list.active && list.moveTo(place)}
            onClick={(event: MouseEvent) => choose(event.metaKey || event.ctrlKey)}
            onKeyDown={press}
          >
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
