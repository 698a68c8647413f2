import { sectionsWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import {
  added,
  type Card,
  putBack,
  removalOf,
  removed,
  seen,
  written,
} from '@ardoise/domain/card-text/edit-card.ts';
import { lineDoubts } from '@ardoise/domain/card-text/line-doubts.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef, useState } from 'react';
import { Became } from '../../../components/Became.tsx';
import { Button } from '../../../components/Button.tsx';
import { type KnownLine, knownLines } from '../../../components/card-text/doubts.ts';
import { LineName } from '../../../components/card-text/WholeCardLines.tsx';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { showToast } from '../../../components/toast-store.ts';
import { LineSheet, type OpenedLine } from './LineSheet.tsx';
import { ownerDoubt, placeOf } from './owner-words.ts';

type Change = (act: (card: Card) => Card) => void;

/** A line where it stands. */
interface PlacedLine {
  line: CardLine & { entree: string };
  title: string;
  lines: readonly CardLine[];
  known: KnownLine | undefined;
}

function placedLines(card: Card): PlacedLine[] {
  const { text, reading } = card;
  const known = knownLines(reading, lineDoubts({ texteCarte: text, lectureCarte: reading }));
  return sectionsWithLines(text).flatMap(({ section, lines }) =>
    lines.map((line) => ({
      line: { ...line, entree: line.entree ?? '' },
      title: section?.titre ?? '',
      lines,
      known: known.get(line.entree),
    })),
  );
}

interface CheckedProps {
  placed: PlacedLine;
  /** Its price before it was corrected here. */
  former: string | undefined;
}

/** Was to be checked, and is corrected. */
function Corrected({ placed: { line }, former }: CheckedProps) {
  const price = line.prix || '……';
  return (
    <li className="owner-card-check-done">
      <Leader
        name={<b>{line.nom || '(sans nom)'}</b>}
        value={
          former === undefined || former === line.prix ? price : <Became was={former || '……'} now={price} />
        }
      />
      <p className="owner-card-check-word">
        <Icon of={IconCheck} />
        Corrigé par vous
      </p>
    </li>
  );
}

interface DoubtedProps {
  placed: PlacedLine & { known: KnownLine };
  change: Change;
  onOpen: () => void;
}

function Doubted({ placed, change, onOpen }: DoubtedProps) {
  const { line, known } = placed;
  const { words, choices, act } = ownerDoubt(line, known, placed);
  const place = placeOf(known.reading);
  return (
    <li>
      <b>{line.nom || '(sans nom)'}</b>
      <p>{words}</p>
      {place && <p className="meta">{place}</p>}
      <p className="actions">
        {choices.map((prix) => (
          <Button key={prix} onClick={() => change((card) => written(card, line.entree, { ...line, prix }))}>
            {prix}
          </Button>
        ))}
        {choices.length === 0 && (
          <Button icon={IconPencil} onClick={onOpen}>
            {act}
          </Button>
        )}
        {choices.length === 0 ? (
          <Button tone="text" icon={IconCheck} onClick={() => change((card) => seen(card, line.entree))}>
            C’est juste
          </Button>
        ) : (
          <Button tone="text" onClick={onOpen}>
            {act}
          </Button>
        )}
      </p>
    </li>
  );
}

const isDoubted = (placed: PlacedLine): placed is DoubtedProps['placed'] => placed.known?.doubt !== undefined;

/** What nobody is sure of, first: each is answered in a tap or two. */
function Checks({
  all,
  former,
  change,
  onOpen,
}: {
  all: readonly PlacedLine[];
  former: ReadonlyMap<string, string>;
  change: Change;
  onOpen: (placed: PlacedLine) => void;
}) {
  const asked = all.filter(({ known }) => known?.reading.aVerifier !== undefined);
  const left = asked.filter(isDoubted);
  const corrected = asked.filter((one) => !isDoubted(one) && one.known?.reading.corrigee === true);
  if (asked.length === 0) return null;
  return (
    <section className="owner-card-checks" aria-label="À vérifier">
      <h2 className={left.length === 0 ? 'owner-card-checks-seen' : undefined}>
        <Icon of={left.length === 0 ? IconCheck : IconAlertTriangle} />
        {left.length === 0 ? 'Tout est vu' : `${counted(asked.length, 'ligne', 'lignes')} à vérifier`}
        {left.length > 0 && left.length < asked.length && <small>reste {left.length}</small>}
      </h2>
      <ul>
        {corrected.map((placed) => (
          <Corrected key={placed.line.entree} placed={placed} former={former.get(placed.line.entree)} />
        ))}
        {left.map((placed) => (
          <Doubted key={placed.line.entree} placed={placed} change={change} onOpen={() => onOpen(placed)} />
        ))}
      </ul>
    </section>
  );
}

/** The whole card, folded by section; a line opens. */
function WholeCard({
  card,
  onOpen,
  onAdd,
}: {
  card: Card;
  onOpen: (id: string) => void;
  onAdd: (section: string | undefined, title: string) => void;
}) {
  const sections = sectionsWithLines(card.text);
  return sections.map(({ section, lines }, rank) => (
    <details
      className="owner-card-section"
      key={section?.entree ?? 'lignes'}
      open={rank === 0 && sections.length === 1 ? true : undefined}
    >
      <summary>
        <b>{section?.titre?.trim() || 'Sans titre'}</b>
        <span className="meta">{counted(lines.length, 'ligne', 'lignes')}</span>
        <Icon of={IconChevronDown} />
      </summary>
      <ul>
        {lines.map(({ entree = '', nom, volume, prix, detail }) => (
          <li key={entree}>
            <button type="button" onClick={() => onOpen(entree)}>
              <Leader name={<LineName {...{ nom, volume, detail }} />} value={prix || '……'} as="span" />
            </button>
          </li>
        ))}
        <li>
          <Button tone="text" icon={IconPlus} onClick={() => onAdd(section?.entree, section?.titre ?? '')}>
            Ajouter une ligne
          </Button>
        </li>
      </ul>
    </details>
  ));
}

/** What was read, to be looked at by its owner: what is doubtful first, then the whole card. */
export function OwnerLines({ card, change }: { card: Card; change: Change }) {
  const [opened, setOpened] = useState<OpenedLine | null>(null);
  const [former, setFormer] = useState<ReadonlyMap<string, string>>(new Map());
  const all = placedLines(card);
  const whole = useRef<HTMLHeadingElement>(null);
  // What was answered leaves with the focus: it goes on to the next one, then to the whole card.
  useEffect(() => {
    if (document.activeElement !== document.body || opened !== null || former.size === 0) return;
    (document.querySelector<HTMLElement>('.owner-card-checks button') ?? whole.current)?.focus();
  });
  const open = ({ line, title, known }: PlacedLine) => setOpened({ line, title, reading: known?.reading });
  const write = ({ line: { entree, prix = '' } }: OpenedLine, line: CardLine) => {
    if (!former.has(entree)) setFormer(new Map(former).set(entree, prix));
    change((now) => {
      const isThere = (now.text.lignes ?? []).some((one) => one.entree === entree);
      return isThere ? written(now, entree, line) : added(now, { ...line, entree });
    });
    setOpened(null);
  };
  const remove = ({ line }: OpenedLine) => {
    const gone = removalOf(card, [line.entree]);
    change((now) => removed(now, line.entree));
    setOpened(null);
    showToast({
      message: 'Ligne retirée.',
      action: { label: 'Rétablir', onPress: () => change((now) => putBack(now, gone)) },
    });
  };
  return (
    <>
      <Checks {...{ all, former, change }} onOpen={open} />
      <h2 className="title-section owner-card-whole" tabIndex={-1} ref={whole}>
        Toute la carte
      </h2>
      <p className="meta">Touchez une ligne pour la corriger.</p>
      <WholeCard
        card={card}
        onOpen={(id) => {
          const placed = all.find(({ line }) => line.entree === id);
          if (placed !== undefined) open(placed);
        }}
        onAdd={(section, title) =>
          setOpened({ line: { entree: newEntryId(), section }, title, reading: undefined })
        }
      />
      {opened && (
        <LineSheet
          opened={opened}
          onWrite={(line) => write(opened, line)}
          onRemove={() => remove(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
