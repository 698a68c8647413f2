import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EntryList } from './EntryList.tsx';

const draw = (add?: { label: string; onAdd: () => void }) =>
  renderToStaticMarkup(
    <EntryList
      entries={[
        { entree: 'k3x', nom: 'Midi' },
        { entree: 'r2', nom: 'Soir' },
      ]}
      deletion={{ question: null, onDelete: () => undefined }}
      named={null}
      add={add}
    >
      {({ nom }, rank) => `${rank + 1}. ${nom}`}
    </EntryList>,
  );

it('renders each entry under its id, and an add button below the maximum', () => {
  expect(draw()).toBe('<ul><li data-entry="k3x">1. Midi</li><li data-entry="r2">2. Soir</li></ul>');
  expect(draw({ label: 'Ajouter', onAdd: () => undefined })).toMatch(/<button.*Ajouter.*<\/button>$/);
});
