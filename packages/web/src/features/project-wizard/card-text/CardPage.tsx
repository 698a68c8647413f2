import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { PasteDialog } from '../../../components/card-text/PasteDialog.tsx';
import { counted } from '../../../components/format-number.ts';
import { addPasted } from './add-pasted.ts';
import { CardSectionBlock } from './CardSectionBlock.tsx';
import { CardTools } from './CardTools.tsx';
import { CheckBand } from './CheckBand.tsx';
import { focusPrice, walkPrices } from './card-keys.ts';
import { DrawnCard, DrawnTabs } from './DrawnCard.tsx';
import { originInWords } from './origin-words.ts';
import { UsualSections } from './UsualSections.tsx';
import { useCardPage } from './use-card-page.ts';
import { useShownSections } from './use-shown-sections.ts';
import './CardPage.css';

/** Up to so many lines usual sections are proposed. */
const SHORT = 40;

/** The text of the card, line by line: 'La carte'. */
export function CardPage() {
  const { card, blocks, known, ordered, doubted, open, lifted, said, acts, sections, change } = useCardPage();
  const [isPasting, setPasting] = useState(false);
  const shown = useShownSections({ blocks, known, open });
  const count = ordered.length;
  const addSection = (title: string) => {
    const id = sections.add(title);
    if (id !== null) sections.addLine(id);
  };
  const [isDrawn, setDrawn] = useState(false);
  const show = (id: string) => {
    setDrawn(false);
    shown.reveal(id);
    // At once where it is on the screen, else once its section is unfolded.
    if (!focusPrice(id)) requestAnimationFrame(() => focusPrice(id));
  };
  return (
    <div className="card-page">
      <header className="card-page-head">
        <div>
          <h1 className="title-page">
            {count === 0 ? 'La carte' : `La carte, ${counted(count, 'ligne', 'lignes')}`}
          </h1>
          <p className="lede">{originInWords(card)}</p>
        </div>
        <Button icon={IconClipboardText} onClick={() => setPasting(true)}>
          {count === 0 ? 'Coller le texte' : 'Coller une liste'}
        </Button>
      </header>
      <CheckBand
        doubted={doubted}
        hadDoubts={(card.reading.lignes ?? []).some(({ aVerifier }) => aVerifier !== undefined)}
        onShow={show}
      />
      {count > 0 && <DrawnTabs count={count} isDrawn={isDrawn} onChoose={setDrawn} />}
      <DrawnCard isShown={isDrawn} />
      <div className={isDrawn ? 'card-page-covered' : undefined}>
        {count > 0 && <CardTools blocks={blocks} known={known} shown={shown} />}
        <section aria-label="Les lignes" onKeyDown={walkPrices}>
          {shown.sections.map((block) => (
            <CardSectionBlock
              key={block.section?.entree ?? ''}
              block={block}
              known={known}
              open={open}
              lifted={lifted?.id ?? null}
              mayMove={!shown.isFiltered}
              fold={shown.foldOf(block)}
              acts={acts}
              sectionActs={sections}
            />
          ))}
        </section>
        {shown.isFiltered && shown.sections.length === 0 && <p className="meta">Aucune ligne.</p>}
        <Button className="card-page-add" icon={IconPlus} onClick={() => addSection('')}>
          Ajouter une section
        </Button>
        {count < SHORT && (
          <UsualSections taken={blocks.map(({ section }) => section?.titre ?? '')} onAdd={addSection} />
        )}
      </div>
      <p className="visually-hidden" aria-live="assertive">
        {said}
      </p>
      {isPasting && (
        <PasteDialog
          onAdd={(read) => {
            setPasting(false);
            addPasted(change, read);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}
