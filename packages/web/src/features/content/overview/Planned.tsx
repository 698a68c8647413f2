import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/page-paths.ts';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../components/format-date.ts';
import { useEditedSettings } from '../settings/use-edited-settings.ts';
import { settingOf } from '../settings/use-settings-form.ts';
import { useCatalogueCounts } from './use-overview.ts';

/** What changes by itself: settings with their day, lists with entries that appear later. */
export function Planned() {
  const settings = (useEditedSettings().data ?? []).flatMap(({ cle, programme }) =>
    programme === null ? [] : [{ cle, ...programme }],
  );
  const lists = (useCatalogueCounts().data ?? []).filter(({ programmees }) => programmees > 0);
  return (
    <section aria-labelledby="programme">
      <h2 className="title-section" id="programme">
        Programmé
      </h2>
      {settings.length + lists.length === 0 && <p className="hint">Rien n’est programmé.</p>}
      <ol className="overview-planned">
        {settings
          .toSorted((a, b) => a.le.localeCompare(b.le))
          .map(({ cle, le, valeur, qui }) => (
            <li key={cle}>
              <Link className="tappable" to={PAGES.contentSettings}>
                {settingOf(cle).label}
              </Link>
              &nbsp;: {settingOf(cle).inWords(valeur)}
              <span className="meta overview-detail">
                Le {formatDate(`${le}T12:00:00Z`)}
                {qui && ` · ${qui.nom}`}
              </span>
            </li>
          ))}
        {lists.map(({ liste, programmees }) => (
          <li key={liste}>
            <Link
              className="tappable"
              to={liste === 'articles' ? PAGES.contentNews : PAGE_PATHS.catalogueList(liste)}
            >
              {ENTRY_LISTS[liste].title}
            </Link>
            <span className="meta overview-detail">
              {programmees === 1
                ? '1 entrée paraîtra plus tard'
                : `${programmees} entrées paraîtront plus tard`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
