import type { SectionWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isDoubted, type KnownLines } from '../../../components/card-text/doubts.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Menu } from '../../../components/Menu.tsx';
import type { SectionActs } from './section-acts.ts';

interface SectionTitleProps {
  title: string;
  onWrite: (title: string) => void;
  onClose: () => void;
}

/** The title of a section as a field: Enter keeps it, Escape leaves it as it was. */
function SectionTitle({ title, onWrite, onClose }: SectionTitleProps) {
  const [typed, setTyped] = useState(title);
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Opened by its menu: the title is what is about to be written.
  useEffect(() => field.current?.select(), []);
  const keep = () => {
    if (isLeft) return;
    setLeft(true);
    onWrite(typed.trim());
    onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') keep();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setLeft(true);
    onClose();
  };
  return (
    <input
      className="field-input card-section-title"
      aria-label="Titre de la section"
      ref={field}
      maxLength={CARD_TEXT_LIMITS.title}
      placeholder="Entrées"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKey}
      onBlur={keep}
    />
  );
}

/** Of a section of a long card. */
export interface Fold {
  isFolded: boolean;
  onToggle: () => void;
}

interface CardSectionHeadProps {
  block: SectionWithLines;
  known: KnownLines;
  /** Undefined where sections do not fold. */
  fold: Fold | undefined;
  acts: SectionActs;
}

/** Title and size of a section, and what may be done with it as a whole. */
export function CardSectionHead({ block, known, fold, acts }: CardSectionHeadProps) {
  const { section, lines } = block;
  const id = section?.entree ?? '';
  const title = section?.titre ?? '';
  const name = title.trim() || 'Sans titre';
  const [isRenamed, setRenamed] = useState(false);
  const doubted = lines.filter((line) => isDoubted(known, line)).length;
  return (
    <header className="card-section-head">
      {isRenamed ? (
        <SectionTitle
          title={title}
          onWrite={(written) => acts.rename(id, written)}
          onClose={() => setRenamed(false)}
        />
      ) : (
        <h2>{name}</h2>
      )}
      <span className="card-section-dots" />
      {fold?.isFolded && doubted > 0 && <span className="card-line-tag">{doubted} à vérifier</span>}
      <span className="meta">{counted(lines.length, 'ligne', 'lignes')}</span>
      {fold && (
        <button
          type="button"
          className="card-section-fold"
          aria-expanded={!fold.isFolded}
          aria-label={`${fold.isFolded ? 'Déplier' : 'Replier'} ${name}`}
          onClick={fold.onToggle}
        >
          <Icon of={IconChevronDown} />
        </button>
      )}
      {section !== undefined && (
        <Menu
          label={`Autres actions sur la section ${name}`}
          items={[
            { label: 'Renommer', onChoose: () => setRenamed(true) },
            { label: 'Monter', onChoose: () => acts.step(id, -1) },
            { label: 'Descendre', onChoose: () => acts.step(id, 1) },
            { label: 'Supprimer', danger: true, onChoose: () => acts.remove(id) },
          ]}
        />
      )}
    </header>
  );
}
