import type { NewsItem } from '@ardoise/domain/catalogue/news-item.ts';
import { type CatalogueEntry, orderEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { NEW_ENTRY, PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { buttonClass, IconButton } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { NewsList } from '../../../components/NewsList.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { Link } from '../../../router/Link.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { useEntries } from '../entry/use-entry.ts';
import { newsState, placeBelow } from './news-words.ts';
import './ContentNews.css';

/** Moves a news item before another, or to the end. */
function useOrderNews() {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { id: string; avant: string | null }) =>
      request(orderEntry, { params: { list: 'articles' }, body }),
    onMutate: toast.clear,
    onError: (error) => toast({ message: messageOf(error), tone: 'stop' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['content', 'catalogues', 'articles'] }),
  });
}

/** News of the home page, in their order: the entries of the reference list `articles`, dates included. */
export function ContentNewsPage() {
  const entries = useEntries('articles');
  const items = entries.data?.entrees ?? [];
  const shown = items.filter(({ etat }) => etat === 'visible').map(({ item }) => item as unknown as NewsItem);
  return (
    <ContentFrame
      title="Actualités"
      lede="Sur l’accueil, dans cet ordre, entre leurs deux dates."
      actions={
        <Link className={buttonClass({ tone: 'main' })} to={PAGE_PATHS.catalogueEntry('articles', NEW_ENTRY)}>
          <Icon of={IconPlus} />
          Ajouter une actualité
        </Link>
      }
    >
      {entries.isPending && (
        <SkeletonGroup>
          <Skeleton height={72} />
          <Skeleton height={72} />
        </SkeletonGroup>
      )}
      {entries.error && <LoadFailed query={entries} />}
      {entries.data && items.length === 0 && (
        <EmptyState title="Aucune actualité">Ajoutez-en une&nbsp;: elle paraît sur l’accueil.</EmptyState>
      )}
      {items.length > 0 && (
        <div className="content-news">
          <ol>
            {items.map((entry, rank) => (
              <NewsRow key={entry.id} entry={entry} entries={items} rank={rank} />
            ))}
          </ol>
          <section aria-labelledby="news-shown">
            <h2 className="title-section" id="news-shown">
              Ce que montre l’accueil
            </h2>
            {shown.length === 0 ? <p className="hint">Rien aujourd’hui.</p> : <NewsList items={shown} />}
          </section>
        </div>
      )}
    </ContentFrame>
  );
}

interface NewsRowProps {
  entry: CatalogueEntry;
  entries: readonly CatalogueEntry[];
  rank: number;
}

function NewsRow({ entry, entries, rank }: NewsRowProps) {
  const order = useOrderNews();
  const { title } = entry.item as unknown as NewsItem;
  const before = entries[rank - 1];
  const move = (avant: string | null) => order.mutate({ id: entry.id, avant });
  return (
    <li className="content-news-row">
      <span className="content-news-name">
        <Link className="tappable" to={PAGE_PATHS.catalogueEntry('articles', entry.id)}>
          {title}
        </Link>
        <span className="meta">{newsState(entry)}</span>
      </span>
      <span className="content-news-tools">
        {before && (
          <IconButton
            icon={IconArrowUp}
            label={`Monter «\u00a0${title}\u00a0»`}
            onClick={() => move(before.id)}
          />
        )}
        {rank < entries.length - 1 && (
          <IconButton
            icon={IconArrowDown}
            label={`Descendre «\u00a0${title}\u00a0»`}
            onClick={() => move(placeBelow(entries, rank))}
          />
        )}
      </span>
    </li>
  );
}
