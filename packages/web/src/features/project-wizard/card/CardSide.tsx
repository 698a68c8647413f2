import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useIsShown } from '../../../hooks/use-is-shown.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { EnlargeButton, PreviewNote } from '../preview/PreviewFigure.tsx';
import type { Previewed } from '../preview/previewed.ts';
import { isWholeSheet } from '../preview/reading-window.ts';
import { TouchedPreview } from '../preview/TouchedPreview.tsx';
import { WrittenPart } from '../preview/WrittenPart.tsx';
import { useCardPreview } from './card-preview.ts';
import { NoPreview } from './NoPreview.tsx';
import './CardSide.css';

/** One person's choice of what is beside the steps of a card, on this device. */
type SideTab = 'commande' | 'apercu';

const nameOf = (uid: number) => `ardoise:apercu:${uid}`;

function readSideTab(uid: number): SideTab {
  try {
    return localStorage.getItem(nameOf(uid)) === 'apercu' ? 'apercu' : 'commande';
  } catch {
    // Blocked storage: the first tab.
    return 'commande';
  }
}

function keepSideTab(uid: number, tab: SideTab): void {
  try {
    localStorage.setItem(nameOf(uid), tab);
  } catch {
    // Full or blocked storage: the tab is not remembered.
  }
}

/** The part being filled in at reading size, unless it is the entire card above. */
function SidePart(previewed: Previewed) {
  const { drawing, part = '' } = previewed;
  const box = drawing.fields[part];
  return box === undefined || isWholeSheet(drawing, box) ? null : <WrittenPart {...previewed} />;
}

/** The entire card, and a part of it. */
function SidePreview() {
  const { previewed, failed, again } = useCardPreview();
  return (
    <>
      {failed && <NoPreview again={again} />}
      <div className="card-side-stage">{previewed && <TouchedPreview {...previewed} />}</div>
      {previewed && <SidePart {...previewed} />}
      {previewed?.note && <PreviewNote>{previewed.note}</PreviewNote>}
    </>
  );
}

interface TabsProps {
  id: string;
  tabs: readonly (readonly [tab: SideTab, title: string])[];
  chosen: SideTab;
  onChoose: (tab: SideTab) => void;
}

/** Tabs of the ARIA pattern: one is in the tab order, arrow keys choose the other. */
function Tabs({ id, tabs, chosen, onChoose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -tabs.length, End: tabs.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const now = tabs.findIndex(([tab]) => tab === chosen);
    const next =
      Math.abs(step) === 1 ? (now + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
    const found = tabs[next];
    if (found) onChoose(found[0]);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      className="card-side-tabs"
      role="tablist"
      aria-label="Votre commande ou son aperçu"
      ref={list}
      onKeyDown={turn}
    >
      {tabs.map(([tab, title]) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** In the place of the summary from 1180 px: the summary or the card, as this person chose last. */
export function CardSide({ title, children }: { title: string; children: ReactNode }) {
  const { uid } = useMe();
  const [chosen, setChosen] = useState(() => readSideTab(uid));
  const { previewed } = useCardPreview();
  const id = useId();
  const side = useRef<HTMLElement>(null);
  const isShown = useIsShown(side);
  const choose = (tab: SideTab) => {
    keepSideTab(uid, tab);
    setChosen(tab);
  };
  return (
    <aside className="card-side" ref={side} aria-label={`${title} et son aperçu`}>
      <div className="card-side-head">
        <Tabs
          id={id}
          tabs={[
            ['commande', title],
            ['apercu', 'Aperçu'],
          ]}
          chosen={chosen}
          onChoose={choose}
        />
        {chosen === 'apercu' && previewed && <EnlargeButton {...previewed} />}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {chosen === 'commande' && <div className="card-side-order docket docket-plain">{children}</div>}
        {chosen === 'apercu' && isShown && <SidePreview />}
      </div>
    </aside>
  );
}
