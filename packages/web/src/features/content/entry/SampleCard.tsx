import type { Illustration } from '@ardoise/domain/catalogue/illustration.ts';
import type { Theme } from '@ardoise/domain/catalogue/theme.ts';
import type { CardContent, CardFrieze } from '@ardoise/domain/drawing/cards/card-content.ts';
import { cardLookOf } from '@ardoise/domain/drawing/cards/card-look.ts';
import { layoutCard } from '@ardoise/domain/drawing/cards/layout-card.ts';
import { useMemo } from 'react';
import { Preview } from '../../../components/preview/Preview.tsx';
import { shownLook } from './shown-look.ts';
import './SampleCard.css';

const drink = (name: string, volume: string) => ({ path: name, name, volume });

/** A small card: it is laid out in a few milliseconds, at each key. */
const SAMPLE: CardContent = {
  flap: { width: 148, height: 210 },
  flaps: 1,
  name: 'Brasserie du Palais',
  outlet: 'Brasserie du Palais',
  sections: [],
  families: [
    { path: 'a', name: 'Sodas', drinks: [drink('Cola', '33\u00a0cl'), drink('Limonade', '25\u00a0cl')] },
    {
      path: 'b',
      name: 'Eaux',
      drinks: [drink('Eau plate', '50\u00a0cl'), drink('Eau gazeuse', '50\u00a0cl')],
    },
  ],
  formulas: [
    {
      path: 'f',
      nomFormule: 'Formule du midi',
      compoFormule: 'Plat, dessert, boisson',
      tarifFormule: '14,50',
    },
  ],
  cocktails: undefined,
  glasses: false,
  illustrations: undefined,
  frieze: undefined,
  code: undefined,
  infos: undefined,
  mentions: [],
};

/** A card in a theme, or with a frieze, as it would be printed. */
export function SampleCard({ theme, frieze }: { theme?: Theme; frieze?: Illustration }) {
  const key = JSON.stringify({ theme, frieze });
  const drawing = useMemo(() => {
    const shown = JSON.parse(key) as { theme?: Theme; frieze?: CardFrieze };
    const look = cardLookOf(
      shown.theme && { ...shown.theme, field_apercu: shownLook(shown.theme.field_apercu) },
    );
    return layoutCard(
      {
        ...SAMPLE,
        frieze: shown.frieze && { ...shown.frieze, field_apercu: shownLook(shown.frieze.field_apercu) },
      },
      look,
    );
  }, [key]);
  return (
    <>
      <p className="meta sample-card-words">Sur une carte</p>
      <div className="sample-card">
        <Preview drawing={drawing} label="" printed />
      </div>
    </>
  );
}
