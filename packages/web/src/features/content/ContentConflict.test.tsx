import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContentConflict } from './ContentConflict.tsx';

const BASE = { nom: 'Cola', famille: 'Colas', visible: true };

it('asks about each field that both changed, with both values and nobody chosen', () => {
  const html = renderToStaticMarkup(
    <ContentConflict
      title="Cola"
      labels={{ nom: 'Nom', famille: 'Famille', visible: 'Visible' }}
      base={BASE}
      mine={{ nom: 'Cola cerise', famille: 'Colas du Midi', visible: false }}
      theirs={{ nom: 'Cola vanille', famille: 'Colas', visible: true }}
      who="Sonia Belkacem"
      onChoose={() => undefined}
      onLater={() => undefined}
    />,
  );
  expect(html).toContain('Cola\u00a0: que faut-il garder\u00a0?');
  expect(html).toContain('Sonia Belkacem et vous avez modifié le même champ.');
  expect(html).toContain('Vos 2 autres changements sont gardés.');
  expect(html.match(/<legend>/g)).toHaveLength(1);
  expect(html).toContain('Cola cerise<small>Vous</small>');
  expect(html).toContain('Cola vanille<small>Sonia Belkacem</small>');
  expect(html).not.toContain('checked=""');
  expect(html).toContain('0\u00a0champ sur 1 choisi');
});
