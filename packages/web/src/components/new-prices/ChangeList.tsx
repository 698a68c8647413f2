import type { CardDifference } from '@ardoise/domain/card-text/compare-cards.ts';
import { othersInWords } from '@ardoise/domain/card-text/differences-in-words.ts';
import type { CardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import {
  firstChanges,
  SHOWN_CHANGES,
  type ToldChange,
  toldChange,
} from '@ardoise/domain/new-prices/changes-in-words.ts';
import { useState } from 'react';
import { Became } from '../Became.tsx';
import { Button } from '../Button.tsx';
import { Leader } from '../Leader.tsx';
import './ChangeList.css';

function Sides({ avant, apres }: { avant: string; apres: string }) {
  return avant === '' ? <b>{apres}</b> : <Became was={avant} now={apres} />;
}

/** A card may change the same twice. */
function keyed(changes: readonly CardDifference[]): [key: string, told: ToldChange][] {
  const seen = new Map<string, number>();
  return changes.map((change) => {
    const told = toldChange(change);
    const said = [told.nom, told.avant, told.apres].join(' ');
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    return [`${said} ${times}`, told];
  });
}

/** What an order changes of its former card, section after section: the first sixty, then the others on demand. */
export function ChangeList({ changes }: { changes: CardChanges }) {
  const [isWhole, setWhole] = useState(false);
  const most = isWhole ? Number.POSITIVE_INFINITY : SHOWN_CHANGES;
  const { shown, rest } = firstChanges(changes.sections, most);
  return (
    <div className="change-list">
      {shown.map(({ titre, lignes }) => (
        <div key={titre}>
          {titre && <h3>{titre}</h3>}
          {keyed(lignes).map(([key, { nom, avant, apres }]) => (
            <Leader key={key} name={nom} value={<Sides avant={avant} apres={apres} />} />
          ))}
        </div>
      ))}
      {rest > 0 && (
        <Button tone="text" onClick={() => setWhole(true)}>
          {othersInWords(rest)}
        </Button>
      )}
      {changes.reponses.length > 0 && (
        <div>
          <h3>Autres réponses</h3>
          {changes.reponses.map(({ label, avant, apres }) => (
            <Leader
              key={label}
              name={label}
              value={<Sides avant={avant || 'rien'} apres={apres || 'rien'} />}
            />
          ))}
        </div>
      )}
    </div>
  );
}
