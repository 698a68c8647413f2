import { readCard } from '@ardoise/domain/card-text/reading/read-card.ts';
import { linesOfText } from '@ardoise/domain/card-text/reading/read-line.ts';
import type { ReadSection } from '@ardoise/domain/card-text/reading/read-section.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { usePaused } from '../../hooks/use-paused.ts';
import { Button } from '../Button.tsx';
import { counted } from '../format-number.ts';
import { Icon } from '../Icon.tsx';
import { Leader } from '../Leader.tsx';
import { Modal } from '../Modal.tsx';
import './PasteDialog.css';

/** Pause of typing after which the text is read, in ms. */
const PAUSE = 300;
/** Of a pasted text; a card has at most 60,000 characters. */
const LONGEST = 200_000;

function ReadLines({ sections }: { sections: readonly ReadSection[] }) {
  if (sections.length === 0) return <p className="meta">Collez une carte à gauche, elle est lue ici.</p>;
  return sections.map(({ titre, lignes }) => (
    <div key={`${titre} ${lignes[0]?.ligne}`}>
      {titre && <h3>{titre}</h3>}
      {lignes.map(({ ligne, nom, volume, prix, aVerifier }) => (
        <div key={`${ligne} ${nom}`}>
          <Leader name={[nom || '(sans nom)', volume].filter(Boolean).join(' ')} value={prix || '……'} />
          {aVerifier && (
            <p className="paste-dialog-doubt">
              <Icon of={IconAlertTriangle} size="s" />
              {aVerifier === 'sans prix' ? 'Pas de prix lu' : 'À vérifier'}
            </p>
          )}
        </div>
      ))}
    </div>
  ));
}

interface PasteDialogProps {
  onAdd: (sections: readonly ReadSection[]) => void;
  onClose: () => void;
}

/** A pasted text, read here at each pause, beside what was read of it. */
export function PasteDialog({ onAdd, onClose }: PasteDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const paused = useDeferredValue(usePaused(text, PAUSE));
  const sections = useMemo(() => readCard(linesOfText(paused)), [paused]);
  const rows = sections.flatMap(({ lignes }) => lignes);
  const doubted = rows.filter(({ aVerifier }) => aVerifier !== undefined).length;
  const count = counted(rows.length, 'ligne', 'lignes');
  const add = () => {
    // What was typed since the last pause is read as well.
    const read = text === paused ? sections : readCard(linesOfText(text));
    if (read.some(({ lignes }) => lignes.length > 0)) onAdd(read);
  };
  return (
    <Modal
      title="Coller le texte"
      description="Une ligne par plat, le prix à la fin. Une ligne sans prix, suivie de plats, devient une section."
      size="l"
      onClose={onClose}
      closeOnBackdrop={text === ''}
      footer={
        <>
          <p className="meta paste-dialog-count" aria-live="polite">
            {rows.length > 0 &&
              [count, counted(sections.length, 'section', 'sections'), doubted > 0 && `${doubted} à vérifier`]
                .filter(Boolean)
                .join(', ')}
          </p>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" refused={rows.length === 0 && text.trim() === ''} onClick={add}>
            {rows.length > 0 ? `Ajouter ${count}` : 'Ajouter'}
          </Button>
        </>
      }
    >
      <div className="paste-dialog">
        <div className="field">
          <label className="field-label" htmlFor={id}>
            Le texte
          </label>
          <textarea
            id={id}
            className="field-input"
            maxLength={LONGEST}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <section className="field" aria-label="Ce qui est lu">
          <p className="field-label">Ce qui est lu</p>
          <div className="paste-dialog-read">
            <ReadLines sections={sections} />
          </div>
        </section>
      </div>
    </Modal>
  );
}
