import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { percentTone } from './percent-tone.ts';
import { QuotaBar } from './QuotaBar.tsx';

it.each([
  [62, false],
  [61, true],
  [81, false],
])('colours %d % as the tracking does, whatever its outlook', (used, pressing) => {
  const bar = renderToStaticMarkup(
    <QuotaBar name="Quota 2026" used={used} annual={100} pressing={pressing}>
      Il reste {100 - used}.
    </QuotaBar>,
  );
  expect(bar).toContain(`class="quota-track tone-${percentTone(used)}"`);
  expect(bar.includes('quota-bar-pressing')).toBe(pressing);
});
