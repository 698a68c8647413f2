import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFocusInSight } from '../hooks/use-focus-in-sight.ts';
import { useRoomTaken } from '../hooks/use-room-taken.ts';
import { type Family, type PickerNoun, tally } from './picker-items.ts';
import { SearchBox } from './SearchBox.tsx';
import './PickerChips.css';

interface PickerChipsProps {
  families: readonly Family[];
  chosen: ReadonlySet<string>;
  noun: PickerNoun;
}

const headingOf = (group: Element) => group.querySelector<HTMLElement>('.picker-family-name');

/** Whether its heading is between the tools and the viewport's end. */
function isInSight(group: Element, toolsEnd: number): boolean {
  const { top = -1 } = headingOf(group)?.getBoundingClientRect() ?? {};
  return top >= toolsEnd && top < window.innerHeight;
}

/** The current family: that of the focus, if its heading is in the viewport, else the one under the tools. */
function familyInSight(row: Element): string | undefined {
  const groups = [...(row.closest('.picker')?.querySelectorAll<HTMLElement>('[data-family]') ?? [])];
  const toolsEnd = row.getBoundingClientRect().bottom;
  const focused = groups.find((group) => group.contains(document.activeElement));
  const shown =
    focused && isInSight(focused, toolsEnd)
      ? focused
      : (groups.find((group) => group.getBoundingClientRect().bottom > toolsEnd + 40) ?? groups.at(-1));
  return shown?.dataset.family;
}

/** Follows the scrolling of the page, or of a dialog. */
function useFamilyInSight(row: RefObject<HTMLElement | null>, first: string | undefined) {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (row.current) setCurrent(familyInSight(row.current));
      });
    };
    // Another first family: a search hides some.
    if (first !== undefined) look();
    document.addEventListener('scroll', look, { capture: true, passive: true });
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
      document.removeEventListener('focusin', look);
    };
  }, [row, first]);
  useEffect(() => {
    const chips = [...(row.current?.querySelectorAll('button') ?? [])];
    const chip = chips.find(({ value }) => value === current);
    // A chip that has the focus stays where it is.
    if (row.current?.contains(document.activeElement)) return;
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 3;
  }, [row, current]);
  return current;
}

/** The families as a row of chips, each with its number of chosen items: a click scrolls to its heading. */
function PickerChips({ families, chosen, noun }: PickerChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const current = useFamilyInSight(row, families[0]?.name);
  useFocusInSight(row);
  function jump(name: string) {
    const groups = row.current?.closest('.picker')?.querySelectorAll<HTMLElement>('[data-family]') ?? [];
    const group = [...groups].find(({ dataset }) => dataset.family === name);
    group?.scrollIntoView({ block: 'start' });
    if (group) headingOf(group)?.focus({ preventScroll: true });
  }
  return (
    <fieldset ref={row} className="picker-chips" aria-label="Familles">
      {families.map(({ name, items }) => {
        const count = items.filter(({ id }) => chosen.has(id)).length;
        return (
          <button
            key={name}
            type="button"
            value={name}
            aria-current={name === current ? 'location' : undefined}
            onClick={() => jump(name)}
          >
            {name}
            {count > 0 && (
              <b>
                {count}
                <span className="visually-hidden">
                  {' '}
                  {noun.feminine ? 'choisie' : 'choisi'}
                  {count > 1 && 's'}
                </span>
              </b>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface PickerToolsProps {
  search: { words: string; onChange: (words: string) => void } | undefined;
  /** Empty without a row of them. */
  families: readonly Family[];
  chosen: ReadonlySet<string>;
  /** Undefined hides the count. */
  count: number | undefined;
  min: number;
  short: boolean;
  noun: PickerNoun;
}

/** Search, count and families, sticky above the pictures. */
export function PickerTools({ search, families, chosen, count, min, short, noun }: PickerToolsProps) {
  const bar = useRoomTaken<HTMLDivElement>('--room-top');
  if (!search && families.length === 0 && count === undefined) return null;
  return (
    <div ref={bar} className="picker-tools">
      {search && (
        <SearchBox
          label={`Chercher ${noun.feminine ? 'une' : 'un'} ${noun.one}`}
          value={search.words}
          onChange={search.onChange}
        />
      )}
      {count !== undefined && (
        <p className={short ? 'picker-count picker-count-low' : 'picker-count'} role="status">
          {tally(count, noun, min)}
        </p>
      )}
      {families.length > 0 && <PickerChips families={families} chosen={chosen} noun={noun} />}
    </div>
  );
}
