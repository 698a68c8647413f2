import { orderedText } from '@ardoise/domain/card-text/proof/ordered-text.ts';
import { countLines } from '@ardoise/domain/card-text/whole-card.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { useState } from 'react';
import { LineName, placed } from '../card-text/WholeCardLines.tsx';
import { counted } from '../format-number.ts';
import { Leader } from '../Leader.tsx';
import './SignedText.css';

/** What was ordered, line by line, to tick beside a proof that is compared by eye. */
export function SignedText({ order }: { order: ProjectDocument }) {
  const { sections } = orderedText(order);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const lines = countLines(sections);
  if (lines === 0) return null;
  const tick = (key: string, isSeen: boolean) => {
    const next = new Set(seen);
    if (isSeen) next.add(key);
    else next.delete(key);
    setSeen(next);
  };
  return (
    <section className="signed-text" aria-label="Le texte signé">
      <div className="signed-text-head">
        <h3 className="title-sub">Le texte signé, {counted(lines, 'ligne', 'lignes')}</h3>
        <p className="meta" aria-live="polite">
          {seen.size > 0 && `${counted(seen.size, 'vue', 'vues')} sur ${lines}`}
        </p>
      </div>
      <div className="signed-text-columns">
        {placed(sections).map(({ item: { titre, lignes }, place: section }) => (
          <fieldset key={section}>
            <legend>{titre || 'Boissons et cocktails'}</legend>
            {placed(lignes).map(({ item: line, place: rank }) => {
              const key = `${section} ${rank}`;
              return (
                <label key={key} className={seen.has(key) ? 'signed-text-seen' : undefined}>
                  <input
                    type="checkbox"
                    checked={seen.has(key)}
                    onChange={({ target }) => tick(key, target.checked)}
                  />
                  <Leader as="span" name={<LineName {...line} />} value={line.prix || '……'} />
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
