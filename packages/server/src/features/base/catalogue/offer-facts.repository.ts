import type { KeptEntry } from '@ardoise/domain/catalogue/kept-entry.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import { type SettingValues, settingValue } from '@ardoise/domain/settings/settings.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { notOfferedSql } from './catalogue.repository.ts';

/** What drafts depend on of head office's settings and catalogues. */
export interface OfferFacts {
  eligibleMedals: SettingValues['eligibleMedals'];
  offers: Offers;
  /** The entries that are not offered, each with the keys by which drafts choose it. */
  unoffered: readonly { keys: readonly string[]; kept: KeptEntry }[];
}

const TEXT = `
  select (select jsonb_object_agg(key, value) from settings
      where key in ('eligibleMedals', 'exemplairesCarte', 'exemplairesQrCode', 'plans')) as settings,
    (select jsonb_agg(jsonb_build_object('keys', c.keys,
        'kept', jsonb_build_object('liste', c.list, 'retiree', c.withdrawn, 'item', c.data::jsonb))
        order by c.list, c.position, c.id)
      from catalogue_items c where ${notOfferedSql('$1::date')}) as unoffered`;

interface Row {
  settings: Readonly<Record<string, unknown>> | null;
  unoffered: OfferFacts['unoffered'] | null;
}

/** As of a day, yyyy-MM-dd in Europe/Paris. */
export async function readOfferFacts(db: Db, day: string): Promise<OfferFacts> {
  const { rows } = await db.query<Row>(prepared(TEXT, [day]));
  const { settings, unoffered } = rows[0] ?? { settings: null, unoffered: null };
  return {
    eligibleMedals: settingValue('eligibleMedals', settings?.eligibleMedals),
    offers: {
      exemplairesCarte: settingValue('exemplairesCarte', settings?.exemplairesCarte),
      exemplairesQrCode: settingValue('exemplairesQrCode', settings?.exemplairesQrCode),
      plans: settingValue('plans', settings?.plans),
    },
    unoffered: unoffered ?? [],
  };
}
