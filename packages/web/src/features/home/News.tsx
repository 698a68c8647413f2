import { messageOf } from '../../api/api-error.ts';
import { NewsList } from '../../components/NewsList.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useNews } from './use-news.ts';

/** News of head office: title, a few lines, and a link. */
export function News() {
  const news = useNews();
  if (news.data?.length === 0) return null;
  return (
    <section aria-labelledby="news">
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
