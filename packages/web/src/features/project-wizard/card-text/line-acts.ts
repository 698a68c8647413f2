import {
  added,
  drinkPriced,
  putBack,
  removalOf,
  removed,
  seen,
  stepped,
  written,
} from '@ardoise/domain/card-text/edit-card.ts';
import type { LikelyDrink } from '@ardoise/domain/card-text/line-doubts.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { showToast } from '../../../components/toast-store.ts';
import type { CardChange } from './use-card.ts';

/** What a line of the card may be asked to do; one object for all lines, so that none renders for another. */
export interface LineActs {
  write: (id: string, words: Pick<CardLine, 'nom' | 'detail' | 'volume' | 'prix'>) => void;
  /** One of two prices that were read. */
  choose: (id: string, price: string) => void;
  see: (id: string) => void;
  /** The line is this chosen drink: its price becomes the drink's. */
  isDrink: (id: string, drink: LikelyDrink) => void;
  open: (id: string) => void;
  /** `next`: opens a new line below one that was new. */
  close: (id: string, options: { next: boolean }) => void;
  /** Escape: as the line was when it was opened. */
  restore: (former: CardLine) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  step: (id: string, by: 1 | -1) => void;
  sectionsBut: (id: string) => { title: string; onChoose: () => void }[];
  moveByKey: (id: string, event: KeyboardEvent) => void;
  drag: (id: string, event: PointerEvent) => void;
  drop: (id: string) => void;
}

interface Page {
  change: CardChange;
  lines: () => readonly CardLine[];
  setOpen: (id: string | null) => void;
  /** Focuses the next line that is to be checked, once this one is not. */
  goOn: (id: string) => void;
}

const isNew = ({ nom, prix, detail }: CardLine): boolean => !nom && !prix && !detail;

/** One step with its removal: a new line that nothing was written into leaves none. */
const newLine = (id: string) => `new ${id}`;

/** Adds a line like another, below it, and opens it; at the end of its section without one. */
function adder({ change, lines, setOpen }: Page) {
  return (like: CardLine, after?: string) => {
    if (lines().length >= CARD_TEXT_LIMITS.lines) {
      showToast({ message: `Une carte tient ${CARD_TEXT_LIMITS.lines} lignes.` });
      return;
    }
    const entree = newEntryId();
    change((card) => added(card, { ...like, entree }, after), newLine(entree));
    setOpen(entree);
  };
}

/** Removes a line, and offers it back. */
function remover({ change }: Page, line: CardLine): void {
  const { entree: id = '', nom } = line;
  change((card) => {
    const gone = removalOf(card, [id]);
    if (!isNew(line))
      showToast({
        message: `${nom?.trim() || 'La ligne'}\u00a0: ligne supprimée.`,
        action: { label: 'Rétablir', onPress: () => change((now) => putBack(now, gone)) },
      });
    return removed(card, id);
  });
}

type WordActs = Omit<LineActs, 'sectionsBut' | 'moveByKey' | 'drag' | 'drop'>;

/** The acts on words, doubts and lines; their order is in `line-moves.ts`. */
export function lineActs(page: Page): WordActs & { add: ReturnType<typeof adder> } {
  const { change, lines, setOpen, goOn } = page;
  const find = (id: string) => lines().find(({ entree }) => entree === id);
  const add = adder(page);
  return {
    add,
    write: (id, words) => change((card) => written(card, id, words)),
    choose: (id, prix) => {
      change((card) => written(card, id, { prix }));
      goOn(id);
    },
    see: (id) => {
      change((card) => seen(card, id));
      goOn(id);
    },
    isDrink: (id, { cle }) => {
      const { prix = '' } = find(id) ?? {};
      goOn(id);
      change((card) => drinkPriced(removed(card, id), cle, prix));
    },
    open: setOpen,
    close: (id, { next }) => {
      const line = find(id);
      setOpen(null);
      if (line === undefined) return;
      if (isNew(line)) change((card) => removed(card, id), newLine(id));
      else if (next) add(line.section === undefined ? {} : { section: line.section }, id);
    },
    restore: (former) => {
      const { entree: id = '', nom, detail, volume, prix } = former;
      setOpen(null);
      if (isNew(former)) change((card) => removed(card, id), newLine(id));
      else change((card) => written(card, id, { nom, detail, volume, prix }));
    },
    duplicate: (id) => {
      const line = find(id);
      if (line !== undefined) add(line, id);
    },
    remove: (id) => {
      const line = find(id);
      if (line !== undefined) remover(page, line);
    },
    step: (id, by) => change((card) => stepped(card, id, by)),
  };
}
