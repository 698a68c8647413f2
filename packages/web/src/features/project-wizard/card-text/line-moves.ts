import { sectionsWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import { type Card, movedTo, stepped } from '@ardoise/domain/card-text/edit-card.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import type { LineActs } from './line-acts.ts';
import type { CardAct } from './use-card.ts';

/** A line in hand, and the lines as they were. */
export interface Lifted {
  id: string;
  former: CardLine[] | undefined;
}

interface Page {
  change: (act: CardAct) => void;
  card: () => Card;
  lifted: () => Lifted | null;
  setLifted: (lifted: Lifted | null) => void;
  /** Said to a screen reader. */
  say: (words: string) => void;
}

/** Where a line stands: 'Plats, 3 sur 9'. */
function placeOf(card: Card, id: string): string {
  for (const { section, lines } of sectionsWithLines(card.text)) {
    const rank = lines.findIndex(({ entree }) => entree === id);
    if (rank !== -1) return `${section?.titre || 'Sans titre'}, ${rank + 1} sur ${lines.length}`;
  }
  return '';
}

/** The line of the page that is under the pointer, and whether its lower half is. */
function lineAt({
  clientX,
  clientY,
}: {
  clientX: number;
  clientY: number;
}): { id: string; below: boolean } | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-line]');
  const id = row?.dataset.line;
  if (row === null || row === undefined || id === undefined) return null;
  const { top, height } = row.getBoundingClientRect();
  return { id, below: clientY > top + height / 2 };
}

/** The line beside another, in its section. */
function beside(card: Card, id: string, target: string, below: boolean): Card {
  for (const { section, lines } of sectionsWithLines(card.text)) {
    const others = lines.filter(({ entree }) => entree !== id);
    const rank = others.findIndex(({ entree }) => entree === target);
    if (rank !== -1) return movedTo(card, id, section?.entree, rank + (below ? 1 : 0));
  }
  return card;
}

const BY_KEY: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Space lifts and drops a line, the arrows move it, also into the next section, Escape puts it back. */
function byKeys(page: Page, restore: () => void): LineActs['moveByKey'] {
  const { change, card, lifted, setLifted, say } = page;
  return (id, event) => {
    const isLifted = lifted()?.id === id;
    const drops = event.key === ' ' || (isLifted && event.key === 'Enter');
    const by = BY_KEY[event.key];
    if (!drops && !(isLifted && (by !== undefined || event.key === 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (drops) {
      setLifted(isLifted ? null : { id, former: card().text.lignes });
      say(`${isLifted ? 'Posée' : 'Prise'}\u00a0: ${placeOf(card(), id)}`);
    } else if (by !== undefined) {
      change((now) => {
        const moved = stepped(now, id, by);
        say(placeOf(moved, id));
        return moved;
      });
    } else {
      restore();
      say('Remise à sa place');
    }
  };
}

/** With a mouse, by the grip: the line goes where the pointer is. */
function byPointer({ change, card, setLifted }: Page, restore: () => void): LineActs['drag'] {
  return (id, event) => {
    // With a finger it would be taken for scrolling: the menu and the open line have 'Monter' and 'Descendre'.
    if (event.pointerType === 'touch' || event.button !== 0) return;
    setLifted({ id, former: card().text.lignes });
    const move = (at: globalThis.PointerEvent) => {
      const over = lineAt(at);
      if (over !== null && over.id !== id) change((now) => beside(now, id, over.id, over.below));
    };
    const cancel = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') restore();
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('keydown', cancel);
      setLifted(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('keydown', cancel);
    window.addEventListener('pointerup', end, { once: true });
  };
}

/** The order of the lines. */
export function lineMoves(page: Page): Pick<LineActs, 'moveByKey' | 'drag' | 'drop' | 'sectionsBut'> {
  const { change, card, lifted, setLifted } = page;
  const restore = () => {
    const { former } = lifted() ?? {};
    if (former !== undefined) change(({ text, reading }) => ({ text: { ...text, lignes: former }, reading }));
    setLifted(null);
  };
  return {
    moveByKey: byKeys(page, restore),
    drag: byPointer(page, restore),
    drop: (id) => {
      if (lifted()?.id === id) setLifted(null);
    },
    sectionsBut: (id) => {
      const found = sectionsWithLines(card().text);
      const here = found.find(({ lines }) => lines.some(({ entree }) => entree === id));
      return found
        .filter((one) => one !== here && one.section !== undefined)
        .map(({ section, lines }) => ({
          title: section?.titre || 'la section sans titre',
          onChoose: () => change((now) => movedTo(now, id, section?.entree, lines.length)),
        }));
    },
  };
}
