import { NEUTRAL_CARD_LOOK } from '@ardoise/domain/drawing/cards/card-look.ts';
import { layoutCard } from '@ardoise/domain/drawing/cards/layout-card.ts';
import { cardContent } from '@ardoise/domain/kinds/chr/card-content.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Previewed } from '../preview/previewed.ts';
import { agencyName } from '../session/agency-name.ts';
import { rendered } from '../testing/render-step.tsx';
import { CardSide } from './CardSide.tsx';
import { CardStrip } from './CardStrip.tsx';
import { cardHints } from './card-hints.tsx';
import { type CardPreview, CardPreviewContext } from './card-preview.ts';
import { cardDetail, cardInWords, chosenNames } from './card-words.ts';
import { NO_PREVIEW } from './use-card-layout.ts';

const DOCUMENT: ProjectDocument = {
  infocarte: {
    format: { id: 'a4-deux-volets', name: 'A4, deux volets', media_format: '21 x 29,7 cm' },
    matiereFormat: '2_volets',
    boissons: { Colas: { cola: { id: 'cola', name: 'Cola zéro', format: 'Verre 33 cl' } } },
  },
  autresInfos: { nomPdv: 'Brasserie du Palais' },
};
const COLA = 'infocarte.boissons.Colas.cola';
const drawing = layoutCard(cardContent(DOCUMENT, { mentions: [], illustrations: [] }), NEUTRAL_CARD_LOOK);

function previewOf(more: Partial<Previewed> = {}, failed = false): CardPreview {
  const previewed: Previewed = {
    title: 'Votre carte',
    detail: 'A4, deux volets, ouverte',
    thing: 'la carte',
    drawing,
    label: cardInWords(drawing),
    written: COLA,
    part: COLA,
    nameOf: () => 'Boissons',
    onTouch: () => undefined,
    note: 'L’agence Pinson y mettra vos plats.',
    ...more,
  };
  return { previewed, failed, again: () => undefined };
}

const side = (preview: CardPreview) =>
  rendered(
    () => (
      <CardPreviewContext value={preview}>
        <CardSide title="Votre commande">
          <p>Agence Pinson</p>
        </CardSide>
      </CardPreviewContext>
    ),
    {},
  );
const strip = (preview: CardPreview) =>
  renderToStaticMarkup(
    <CardPreviewContext value={preview}>
      <CardStrip />
    </CardPreviewContext>,
  );

describe('beside the steps of a card', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the summary first, and its preview in a second tab', async () => {
    const html = await side(previewOf());
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*tabindex="0"[^>]*>Votre commande</i);
    expect(html).toMatch(/role="tab"[^>]*aria-selected="false"[^>]*tabindex="-1"[^>]*>Aperçu</i);
    expect(html).toContain('<p>Agence Pinson</p>');
    expect(html).not.toContain('class="preview"');
  });

  it('is the preview for whoever chose it last on this device', async () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'ardoise:apercu:1' ? 'apercu' : null),
    });
    const html = await side(previewOf());
    expect(html).not.toContain('<p>Agence Pinson</p>');
    expect(html).toContain('aria-label="Voir la carte en grand"');
    expect(html).toMatch(
      /role="img" aria-label="Carte Brasserie\u00a0: [^"]*Brasserie du Palais[^"]*Cola zéro/,
    );
    expect(html).toContain('L’agence Pinson y mettra vos plats.');
    // The entire card, and the part being filled in; each with its ring of two lines.
    expect(html.match(/class="preview-ring/g)).toHaveLength(4);
    expect(html).not.toContain(NO_PREVIEW);
  });

  it('shows no part where that is the whole card', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'apercu' });
    expect(await side(previewOf())).toContain('class="written-part"');
    expect(await side(previewOf({ part: 'infocarte.template', written: null }))).not.toContain(
      'written-part',
    );
  });

  it('keeps the last drawing after a failure, and says so', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'apercu' });
    const html = await side(previewOf({}, true));
    expect(html).toContain(NO_PREVIEW);
    expect(html).toContain('Réessayer');
    expect(html).toContain('class="preview"');
  });
});

describe('below 1180 px', () => {
  it('is a strip on the steps whose answers are on the card', () => {
    expect(strip(previewOf())).toContain('Voir la carte');
    expect(strip(previewOf({ part: undefined }))).toBe('');
    expect(strip({ ...previewOf(), previewed: null })).toBe('');
    expect(strip(previewOf({}, true))).toContain(NO_PREVIEW);
  });
});

describe('the words of a card', () => {
  it('say its format, and that it is open', () => {
    expect(cardDetail({ ...DOCUMENT, agence: null, eligibleMedals: [] }, drawing)).toBe(
      'A4, deux volets, ouverte',
    );
    expect(cardDetail({ agence: null, eligibleMedals: [] }, { folds: [] })).toBe('format à choisir');
    const format = {
      id: 'a4-un-volet',
      name: 'A4, un volet',
      media_format: '21 × 29,7\u00a0cm, recto verso',
    };
    const oneFlap = { infocarte: { format }, agence: null, eligibleMedals: [] };
    expect(cardDetail(oneFlap, { folds: [] })).toBe('A4, un volet, recto');
  });

  it('name the saved agency, else the one just confirmed', () => {
    const saved = { agence: 'agence1', nomAgence: 'Agence Pinson' };
    expect(agencyName({ agence: 'agence1', eligibleMedals: [] }, saved)).toBe('Agence Pinson');
    expect(agencyName({ agence: 'studio', eligibleMedals: [] }, saved)).toBe('studio');
    expect(agencyName({ agence: null, eligibleMedals: [] }, saved)).toBe('');
  });

  it('tell the places of its drinks, cocktails and illustrations apart', () => {
    const card = cardContent(
      {
        infocarte: {
          boissons: {
            Colas: { cola: { id: 'cola', name: 'Cola zéro' }, rouge: { id: 'rouge', name: 'Cola rouge' } },
          },
          cocktails: { spritz: { id: 'spritz', name: 'Spritz' } },
          illustrations: { un: { id: 'un', image: '/a.svg' }, deux: { id: 'deux', image: '/b.svg' } },
        },
      },
      { mentions: [], illustrations: [] },
    );
    expect([...chosenNames(card)]).toEqual([
      ['infocarte.boissons.Colas', 'Colas'],
      [COLA, 'Cola zéro'],
      ['infocarte.boissons.Colas.rouge', 'Cola rouge'],
      ['infocarte.cocktails.spritz', 'Spritz'],
      ['infocarte.illustrations.un', '1'],
      ['infocarte.illustrations.deux', '2'],
    ]);
  });

  it('are a hint at each field that is too long or cannot be printed', () => {
    const hints = cardHints({
      overflow: [{ field: 'infopdv.formules.0.compoFormule', fits: 785, unit: 'caractère' }],
      unprintable: { 'autresInfos.nomPdv': ['★'] },
    });
    const said = [...hints].map(([path, hint]) => [path, renderToStaticMarkup(hint).replace(/<[^>]*>/g, '')]);
    expect(said).toEqual([
      ['autresInfos.nomPdv', 'Ce signe ne s’imprime pas\u00a0: ★'],
      ['infopdv.formules.0.compoFormule', 'Trop long\u00a0: 785 caractères tiennent sur ce format'],
    ]);
  });
});
