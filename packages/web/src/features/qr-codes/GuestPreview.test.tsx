import type { QrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GuestPreview } from './GuestPreview.tsx';

const NEW: QrCode = {
  type: null,
  url: null,
  filename: null,
  bannerName: null,
  bannerTimer: null,
  banner: null,
  extra: { qrcodeUrl: 'https://ardoise.example/q/abc' },
};
const BANNER = {
  banner: { type: 'image/png', size: 1200, width: 320, height: 480 },
  bannerName: 'été.png',
  bannerTimer: 5,
};

const preview = (code: Partial<QrCode>) =>
  renderToStaticMarkup(
    <GuestPreview id="p1" outlet="Café de la Tour" code={{ ...NEW, ...code }} />,
  ).replaceAll('\u00a0', ' ');

it('shows the outlet’s page until something is chosen, even with a banner', () => {
  for (const code of [{}, BANNER]) {
    const shown = preview(code);
    expect(shown).toContain('Café de la Tour');
    expect(shown).toContain('La carte de cet établissement arrive bientôt ici.');
    expect(shown).toContain('Rien n’est encore choisi');
    expect(shown).not.toContain('<img');
  }
});

it('shows the banner for its duration, then the site’s host', () => {
  const shown = preview({ ...BANNER, type: 'url', url: 'https://brasserie.example/carte?table=4' });
  expect(shown).toMatch(/<img.*Pendant 5 secondes, puis.*brasserie\.example</s);
  expect(shown).not.toContain('Rien n’est encore choisi');
});

it('shows the PDF’s name at once where the banner lasts 0 seconds', () => {
  const shown = preview({ ...BANNER, bannerTimer: 0, type: 'fichier', filename: 'carte-été.pdf' });
  expect(shown).toContain('carte-été.pdf');
  expect(shown).not.toContain('<img');
});
