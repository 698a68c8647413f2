import { type CatalogueReply, readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { NewsList } from '../../components/NewsList.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

/** The news of the home page, in head office's order. */
export const newsQuery = queryOptions({
  queryKey: ['catalogue', 'articles'],
  queryFn: async ({ signal }) =>
    (await request(readCatalogue, { params: { list: 'articles' }, signal })) as CatalogueReply<'articles'>,
});

/** News of head office: title, a few lines, and a link. */
export function News() {
  const news = useQuery(newsQuery);
  if (news.data?.length === 0) return null;
  return (
    <section className="home-news" aria-labelledby="news">
      <div className="home-news-head">
        <h2 className="title-section" id="news">
          Actualités
        </h2>
      </div>
      {news.error && <p className="meta">{messageOf(news.error)}</p>}
      {news.isPending && (
        <SkeletonGroup label="Chargement des actualités">
          <Skeleton width="70%" height={14} />
          <br />
          <Skeleton width="95%" />
          <br />
          <Skeleton width="80%" />
        </SkeletonGroup>
      )}
      {news.data && <NewsList items={news.data} />}
    </section>
  );
}
