import type { SectionWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { doubtOf, type Readings } from './doubts.ts';
import { SectionTitle } from './SectionTitle.tsx';
import type { SectionActs } from './section-acts.ts';

/** Of a section of a long card. */
export interface Fold {
  isFolded: boolean;
  onToggle: () => void;
}

interface CardSectionHeadProps {
  block: SectionWithLines;
  readings: Readings;
  /** Undefined where sections do not fold. */
  fold: Fold | undefined;
  acts: SectionActs;
}

/** Title and size of a section, and what may be done with it as a whole. */
export function CardSectionHead({ block, readings, fold, acts }: CardSectionHeadProps) {
  const { section, lines } = block;
  const id = section?.entree ?? '';
  const title = section?.titre ?? '';
  const name = title.trim() || 'Sans titre';
  const [isRenamed, setRenamed] = useState(false);
  const doubted = lines.filter(({ entree }) => doubtOf(readings.get(entree)) !== undefined).length;
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
