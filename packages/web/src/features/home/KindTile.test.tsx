import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KindTile } from './KindTile.tsx';
import type { TileQuota } from './kind-tile.ts';

const QUOTA: TileQuota = {
  year: 2026,
  state: 'OK',
  annual: 120,
  used: 97,
  remaining: 23,
  upcoming: 0,
  confirm: false,
};

function markup(more: Partial<Parameters<typeof KindTile>[0]>): string {
  const tile = KIND_WORDS.CHR.tile;
  return renderToStaticMarkup(
    <KindTile
      tile={tile}
      quota={QUOTA}
      refusal={null}
      note=""
      main={false}
      onCreate={() => undefined}
      {...more}
    />,
  );
}

describe('a kind on the home page', () => {
  it('says what is left of its quota, and warns where that is little', () => {
    expect(markup({})).toContain('Il reste 23 sur 120');
    expect(markup({ quota: { ...QUOTA, remaining: 7, confirm: true } })).toContain(
      'Attention, quota restant faible\u00a0: 7',
    );
    expect(markup({ quota: null, note: 'Gold et Platinum' })).toContain('Gold et Platinum');
  });

  it.each([
    [24, 'done'],
    [36, 'work'],
    [84, 'wait'],
    [97, 'stop'],
  ])('colours its bar by what is used, as every other: %d of 120 is %s', (used, tone) => {
    expect(markup({ quota: { ...QUOTA, used } })).toContain(`class="quota-track tone-${tone} home-kind-bar"`);
    expect(markup({ quota: { ...QUOTA, used, confirm: true } })).toContain(
      `"quota-track tone-${tone} home-kind-bar"`,
    );
  });

  it('that is closed is one tile that says why, and creates nothing', () => {
    const refusal = { tone: 'draft', icon: 'pause', message: 'Suspendue' } as const;
    const closed = markup({ refusal });
    expect(closed.match(/<button/g)).toHaveLength(1);
    expect(closed).toContain('aria-disabled="true"');
    expect(closed).toContain('Suspendue');
    expect(closed).not.toContain('Il reste');
  });
});
