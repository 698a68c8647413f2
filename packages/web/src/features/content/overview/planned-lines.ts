import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listPlannedContent, PlannedEntries } from '@ardoise/domain/contract/content-overview.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Setting } from '@ardoise/domain/settings/setting.ts';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import { formatNumber } from '../../../components/format-number.ts';

/** Something that happens by itself, on its day. */
export interface PlannedLine {
  /** yyyy-MM-dd, in Europe/Paris. */
  day: string;
  words: string;
  to: string;
  search?: Record<string, string>;
  /** Who planned it. */
  who: string | null;
  /** What is still to be done for that day. */
  missing?: string;
  /** Of a setting: what 'Annuler' takes back. */
  setting?: { cle: SettingKey; valeur: unknown; le: string };
}

const placeOf = (list: CatalogueList) =>
  list === 'articles' ? PAGES.contentNews : PAGE_PATHS.catalogueList(list);

/** '3 thèmes deviennent visibles'; one by its name: '« Fermeture de l’atelier » quitte les actualités'. */
function entriesInWords({ liste, sens, nombre, nom }: PlannedEntries): string {
  const { noun } = ENTRY_LISTS[liste];
  if (nombre === 1)
    return sens === 'arrivee'
      ? `«\u00a0${nom}\u00a0» devient visible`
      : `«\u00a0${nom}\u00a0» quitte les ${noun.many}`;
  const what = `${formatNumber(nombre)}\u00a0${noun.many}`;
  return sens === 'arrivee'
    ? `${what} deviennent visibles`
    : `${what} ne sont plus proposé${noun.feminine ? 'e' : ''}s`;
}

/** Everything that is planned, by day; `unset` are the SMHFs without next year's quotas, null where it is open. */
export function plannedLines(
  { reglages, entrees }: ReplyOf<typeof listPlannedContent>,
  year: number,
  unset: readonly string[] | null,
): PlannedLine[] {
  const ofSettings = reglages.map(({ le, cle, valeur, qui }) => {
    const { label, inWords } = SETTINGS[cle] as Setting<unknown>;
    const words = `${label}\u00a0: ${inWords(valeur)}`;
    return { day: le, words, to: PAGES.contentSettings, who: qui, setting: { cle, valeur, le } };
  });
  const ofEntries = entrees.map((planned) => ({
    day: planned.le,
    words: entriesInWords(planned),
    to: planned.nombre === 1 ? PAGE_PATHS.catalogueEntry(planned.liste, planned.id) : placeOf(planned.liste),
    who: planned.qui,
  }));
  const ofQuotas: PlannedLine[] =
    unset === null
      ? []
      : [
          {
            day: `${year}-01-01`,
            words: `Quotas ${year}`,
            to: PAGES.contentQuotas,
            search: { annee: String(year) },
            who: null,
            missing: unset.length === 0 ? 'Prêts, à ouvrir' : `${unset.length}\u00a0SMHF sans quota`,
          },
        ];
  return [...ofSettings, ...ofEntries, ...ofQuotas].toSorted((a, b) => a.day.localeCompare(b.day));
}
