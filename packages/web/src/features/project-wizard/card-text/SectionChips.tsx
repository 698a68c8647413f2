import type { SectionWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { isDoubted, type KnownLines } from '../../../components/card-text/doubts.ts';
import { Icon } from '../../../components/Icon.tsx';
import './SectionChips.css';

interface SectionChipsProps {
  blocks: readonly SectionWithLines[];
  known: KnownLines;
  onGo: (section: string) => void;
}

/** The sections of the card, each a way to it. */
export function SectionChips({ blocks, known, onGo }: SectionChipsProps) {
  const go = (id: string) => {
    onGo(id);
    requestAnimationFrame(() =>
      document.querySelector(`[data-section="${id}"]`)?.scrollIntoView({ block: 'start' }),
    );
  };
  return (
    <nav className="section-chips" aria-label="Sections de la carte">
      {blocks.map(({ section, lines }) => {
        const id = section?.entree ?? '';
        const doubted = lines.some((line) => isDoubted(known, line));
        return (
          <button type="button" key={id} onClick={() => go(id)}>
            {section?.titre?.trim() || 'Sans titre'}
            <span>{lines.length}</span>
            {doubted && (
              <>
                <Icon of={IconAlertTriangle} size="s" />
                <span className="visually-hidden">à vérifier</span>
              </>
            )}
          </button>
        );
      })}
    </nav>
  );
}
