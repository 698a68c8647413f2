import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { familyOf, nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { NEW_ENTRY, PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useState } from 'react';
import { BackLink } from '../../../components/BackLink.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useParams } from '../../../router/context.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryVersions } from './EntryVersions.tsx';
import { useEntries, useEntry } from './use-entry.ts';
import './EntryPage.css';

interface HeadProps {
  list: CatalogueList;
  entry: CatalogueEntry | undefined;
  isNew: boolean;
}

/** 'Boissons, Fruits pétillants · modifiée par Hélène Marchetti le 3 novembre 2026' */
function ledeOf({ list, entry }: HeadProps): string {
  const { title, noun } = ENTRY_LISTS[list];
  if (entry === undefined) return title;
  const place = [title, familyOf(list, entry.item)].filter(Boolean).join(', ');
  const { modifie } = entry;
  if (modifie === null) return place;
  const by = modifie.qui === null ? '' : ` par ${modifie.qui}`;
  return `${place} · modifié${noun.feminine ? 'e' : ''}${by} le ${formatDate(modifie.t)}`;
}

function EntryHead(props: HeadProps) {
  const { list, entry, isNew } = props;
  const { title, noun } = ENTRY_LISTS[list];
  const [open, setOpen] = useState(false);
  const fresh = `${noun.feminine ? 'Nouvelle' : 'Nouveau'} ${noun.one}`;
  return (
    <>
      <BackLink to={PAGE_PATHS.catalogueList(list)}>{title}</BackLink>
      <div className="page-head">
        <div>
          <h1 className="title-page entry-page-name">
            {isNew ? fresh : entry ? nameOf(list, entry.item) : title}
          </h1>
          <p className="lede">{ledeOf(props)}</p>
        </div>
        {entry && (
          <div className="actions">
            <Button icon={IconHistory} onClick={() => setOpen(true)}>
              Versions
            </Button>
          </div>
        )}
      </div>
      {entry?.retiree && (
        <Banner tone="wait">
          <p>
            {noun.feminine
              ? 'Retirée\u00a0: rendez-la visible pour la proposer de nouveau.'
              : 'Retiré\u00a0: rendez-le visible pour le proposer de nouveau.'}
          </p>
        </Banner>
      )}
      {open && entry && <EntryVersions list={list} id={entry.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function Entry({ list, id }: { list: CatalogueList; id: string | undefined }) {
  const entry = useEntry(list, id);
  const entries = useEntries(list);
  const failed = [entry, entries].find((query) => query.isError);
  const isReady = entries.data !== undefined && (id === undefined || entry.data !== undefined);
  return (
    <main tabIndex={-1} className="entry-page">
      <EntryHead list={list} entry={entry.data} isNew={id === undefined} />
      {failed && <LoadFailed query={failed} />}
      {isReady && (
        <EntryEditor
          key={`${list}/${id ?? ''}`}
          list={list}
          entry={entry.data}
          entries={entries.data?.entrees ?? []}
        />
      )}
      {!(isReady || failed) && (
        <SkeletonGroup label="Chargement de la fiche">
          <Skeleton width="60%" height={44} />
          <Skeleton width="60%" height={44} />
          <Skeleton width="40%" height={220} />
        </SkeletonGroup>
      )}
    </main>
  );
}

/** An entry of a catalogue, or a new one (specification/content-management.md#editor). */
export function EntryPage() {
  const { liste = '', id = '' } = useParams();
  if (!Object.hasOwn(ENTRY_LISTS, liste))
    return (
      <main tabIndex={-1}>
        <h1 className="title-page">Catalogues</h1>
        <EmptyState title="Cette liste n’existe pas">Choisissez-en une dans les catalogues.</EmptyState>
      </main>
    );
  return <Entry list={liste as CatalogueList} id={id === NEW_ENTRY ? undefined : id} />;
}
