import { sectionsWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import type { Card } from '@ardoise/domain/card-text/edit-card.ts';
import { lineDoubts } from '@ardoise/domain/card-text/line-doubts.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isDoubted, knownLines } from '../../../components/card-text/doubts.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { focusPrice } from './card-keys.ts';
import { type LineActs, lineActs } from './line-acts.ts';
import { type Lifted, lineMoves } from './line-moves.ts';
import { type SectionActs, sectionActs } from './section-acts.ts';
import { type CardChange, useCard } from './use-card.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** Runs once the screen shows what was changed. */
const afterRender = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/** What the acts read when they run: the page as it is then. */
interface Latest {
  card: Card;
  ordered: readonly CardLine[];
  /** The lines that are to be checked. */
  doubted: readonly string[];
  lifted: Lifted | null;
}

interface Setters {
  change: CardChange;
  setOpen: (id: string | null) => void;
  setLifted: (lifted: Lifted | null) => void;
  say: (words: string) => void;
}

/** The line to be checked after this one, else the first. */
function nextDoubted({ ordered, doubted }: Latest, id: string): string {
  const rank = ordered.findIndex(({ entree }) => entree === id);
  const later = ordered.slice(rank + 1).find(({ entree = '' }) => doubted.includes(entree));
  return later?.entree ?? doubted.find((one) => one !== id) ?? id;
}

function actsOf(latest: () => Latest, setters: Setters): { acts: LineActs; sections: SectionActs } {
  const { change, setOpen, setLifted, say } = setters;
  const card = () => latest().card;
  const goOn = (id: string) => afterRender(() => focusPrice(nextDoubted(latest(), id)));
  const { add, ...words } = lineActs({ change, lines: () => latest().ordered, setOpen, goOn });
  // A line in hand is one step to undo, however many places it passes.
  let lifts = 0;
  const move: CardChange = (act) => change(act, latest().lifted === null ? undefined : `move ${lifts}`);
  const lift = (lifted: Lifted | null) => {
    if (lifted !== null) lifts += 1;
    setLifted(lifted);
  };
  const moves = lineMoves({ change: move, card, lifted: () => latest().lifted, setLifted: lift, say });
  const drop = (id: string) =>
    // A line that moves loses the focus and gets it back.
    void setTimeout(() => {
      if (!document.activeElement?.closest(`[data-line="${id}"]`)) moves.drop(id);
    });
  const addLine = (section: string) => add(section === '' ? {} : { section });
  return { acts: { ...words, ...moves, drop }, sections: sectionActs({ change, card, addLine }) };
}

/** The state of the page that edits a card, and the acts of its lines and sections. */
export function useCardPage() {
  const { current } = useWizardSession();
  const { texteCarte, lectureCarte, infocarte } = current;
  const { card, change, undo, redo } = useCard();
  const [open, setOpen] = useState<string | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, say] = useState('');
  const blocks = useMemo(() => sectionsWithLines(card.text), [card.text]);
  const known = useMemo(
    () => knownLines(lectureCarte, lineDoubts({ texteCarte, lectureCarte, infocarte })),
    [texteCarte, lectureCarte, infocarte],
  );
  const ordered = useMemo(() => blocks.flatMap(({ lines }) => lines), [blocks]);
  const doubted = useMemo(
    () => ordered.flatMap((line) => (line.entree && isDoubted(known, line) ? [line.entree] : [])),
    [ordered, known],
  );
  const latest = useRef<Latest>({ card, ordered, doubted, lifted });
  useEffect(() => {
    latest.current = { card, ordered, doubted, lifted };
  });
  const { acts, sections } = useMemo(
    () => actsOf(() => latest.current, { change, setOpen, setLifted, say }),
    [change],
  );
  useLayoutEffect(() => {
    if (lifted !== null)
      document.querySelector<HTMLElement>(`[data-line="${lifted.id}"] .card-line-grip`)?.focus();
  });
  useUndoKeys({ undo, redo, say });
  return { card, blocks, known, ordered, doubted, open, lifted, said, acts, sections, change };
}
