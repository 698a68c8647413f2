import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import type { QuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';

import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import { DEFAULT_MEDALS } from '@ardoise/domain/settings/medals.ts';
import type { HttpCaller } from '../http-caller.ts';

/** What head office does while an order is signed without a network; returned is what takes it back. */
type Spoil = (siege: HttpCaller, smhf: string) => Promise<() => Promise<unknown>>;

const QUOTAS = `/rest/myplv/contenus/quotas/${parisYear(new Date())}`;

/** Sets the units of an SMHF for cards. Returns those of before. */
export async function setUnits(siege: HttpCaller, smhf: string, annuel: number): Promise<number> {
  const { lignes } = await siege.json<QuotaGrid>('GET', QUOTAS);
  const cell = lignes.find((line) => line.smhf === smhf)?.cellules.CHR;
  const body = { annuel, version: cell?.version ?? 0, motif: 'Essai', depasse: true };
  await siege.json('PUT', `${QUOTAS}/smhf/${encodeURIComponent(smhf)}/CHR`, body);
  return cell?.annuel ?? 0;
}

/** The theme of the orders of the schedules. */
const THEME = '/rest/myplv/catalogues/themes/ardoise';

const setMedals = (siege: HttpCaller, medals: readonly string[]) =>
  siege.json('PUT', '/rest/myplv/reglages', { eligibleMedals: { ...DEFAULT_MEDALS, CHR: medals } });

export const SPOILS: Partial<Record<ToSettle, Spoil>> = {
  quota: async (siege, smhf) => {
    const before = await setUnits(siege, smhf, 0);
    return () => setUnits(siege, smhf, before);
  },
  medaille: async (siege) => {
    await setMedals(siege, ['silver']);
    return () => setMedals(siege, DEFAULT_MEDALS.CHR ?? []);
  },
  catalogue: async (siege) => {
    const { version, item, du, au } = await siege.json<CatalogueEntry>('GET', THEME);
    await siege.json('POST', `${THEME}/retrait`, { version, prevenir: false, mot: '' });
    return async () => {
      const present = await siege.json<CatalogueEntry>('GET', THEME);
      await siege.json('PUT', THEME, { version: present.version, item, visible: true, du, au });
    };
  },
};
