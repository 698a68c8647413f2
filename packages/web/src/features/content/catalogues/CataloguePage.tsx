import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LIST_NAMES, ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { NEW_ENTRY, PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { BackLink } from '../../../components/BackLink.tsx';
import { buttonClass } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useParams } from '../../../router/context.ts';
import { Link, Navigate } from '../../../router/Link.tsx';
import { EntryLedger } from './EntryLedger.tsx';
import { familiesOfList } from './entry-filters.ts';
import { type CatalogueEntry, useEntries } from './use-entries.ts';
import './EntryLedger.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function RowsSkeleton() {
  return (
    <SkeletonGroup label="Chargement de la liste">
      <div className="entry-ledger-rows">
        {ROWS.map((row) => (
          <div key={row} className="entry-ledger-row">
            <span className="entry-ledger-grip" />
            <Skeleton width={48} height={54} />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function lede(list: CatalogueList, entries: readonly CatalogueEntry[] | undefined): string {
  const { noun, family } = ENTRY_LISTS[list];
  const words =
    list === 'articles'
      ? 'dans l’ordre de la page d’accueil.'
      : 'dans l’ordre où les délégués commerciaux les voient.';
  if (entries === undefined) return `${noun.many.charAt(0).toUpperCase()}${noun.many.slice(1)} ${words}`;
  const families = familiesOfList(list, entries).length;
  const grouped = list === 'boissons' && family ? ` en ${counted(families, 'famille', 'familles')}` : '';
  return `${counted(entries.length, noun.one, noun.many)}${grouped}, ${words}`;
}

function CatalogueActions({ list }: { list: CatalogueList }) {
  const { noun } = ENTRY_LISTS[list];
  return (
    <div className="actions">
      <Link className={buttonClass({})} to={PAGES.catalogueImport} params={{ liste: list }}>
        <Icon of={IconFileImport} />
        Importer
      </Link>
      <a className={buttonClass({})} href={`/rest/myplv/catalogues/${list}/export`} download>
        <Icon of={IconFileSpreadsheet} />
        Exporter
      </a>
      <Link className={buttonClass({ tone: 'main' })} to={PAGE_PATHS.catalogueEntry(list, NEW_ENTRY)}>
        <Icon of={IconPlus} />
        {`Ajouter ${noun.feminine ? 'une' : 'un'} ${noun.one}`}
      </Link>
    </div>
  );
}

function Catalogue({ list }: { list: CatalogueList }) {
  const query = useEntries(list);
  const entries = query.data?.entrees;
  return (
    <main tabIndex={-1}>
      <BackLink to={PAGES.catalogues}>Catalogues</BackLink>
      <div className="page-head">
        <div>
          <h1 className="title-page">{ENTRY_LISTS[list].title}</h1>
          <p className="lede">{lede(list, entries)}</p>
        </div>
        <CatalogueActions list={list} />
      </div>
      {entries ? (
        <EntryLedger list={list} entries={entries} />
      ) : query.error ? (
        <LoadFailed query={query} />
      ) : (
        <RowsSkeleton />
      )}
    </main>
  );
}

/** A reference list, to be edited (specification/content-management.md#catalogues). */
export function CataloguePage() {
  const { liste } = useParams();
  const list = ENTRY_LIST_NAMES.find((name) => name === liste);
  return list === undefined ? (
    <Navigate to={PAGES.catalogues} replace />
  ) : (
    <Catalogue key={list} list={list} />
  );
}
