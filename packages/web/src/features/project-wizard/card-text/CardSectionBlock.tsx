import type { SectionWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '../../../components/Button.tsx';
import { doubtInWords, type KnownLines } from '../../../components/card-text/doubts.ts';
import { CardLineRow } from './CardLineRow.tsx';
import { CardSectionHead, type Fold } from './CardSectionHead.tsx';
import type { LineActs } from './line-acts.ts';
import type { SectionActs } from './section-acts.ts';
import './CardSection.css';

interface CardSectionBlockProps {
  block: SectionWithLines;
  known: KnownLines;
  /** The line whose fields are shown, and the one in hand. */
  open: string | null;
  lifted: string | null;
  mayMove: boolean;
  fold: Fold | undefined;
  acts: LineActs;
  sectionActs: SectionActs;
}

/** A section of the card: its title, its lines, and one more. */
export function CardSectionBlock(props: CardSectionBlockProps) {
  const { block, known, open, lifted, mayMove, fold, acts, sectionActs } = props;
  const { section, lines } = block;
  const id = section?.entree ?? '';
  const title = section?.titre ?? '';
  const row = (line: CardLine) => {
    const own = known.get(line.entree);
    const isAsked = own?.doubt !== undefined;
    return (
      <CardLineRow
        key={line.entree}
        line={line}
        known={own}
        doubt={isAsked ? doubtInWords({ line, known: own, title, lines }) : undefined}
        isOpen={open === line.entree}
        isLifted={lifted === line.entree}
        mayMove={mayMove}
        acts={acts}
      />
    );
  };
  return (
    <section className="card-section" data-section={id} aria-label={title.trim() || 'Sans titre'}>
      <CardSectionHead block={block} known={known} fold={fold} acts={sectionActs} />
      {!fold?.isFolded && (
        <>
          {lines.length > 0 && <ul className="card-section-lines">{lines.map(row)}</ul>}
          <Button
            tone="text"
            className="card-section-add"
            icon={IconPlus}
            onClick={() => sectionActs.addLine(id)}
          >
            Ajouter une ligne
          </Button>
        </>
      )}
    </section>
  );
}
