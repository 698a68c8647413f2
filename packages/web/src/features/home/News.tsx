import type { NewsItem } from '@ardoise/domain/catalogue/news-item.ts';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
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
      <ul className="home-news">
        {news.data?.map((item) => (
          <li key={item.id}>
            <h3 className="title-sub">{item.title}</h3>
            {item.body.split(/\n{2,}/).map((paragraph) => (
              <p className="meta" key={paragraph}>
                {paragraph}
              </p>
            ))}
            <NewsLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewsLink({ item }: { item: NewsItem }) {
  const about = <span className="visually-hidden"> sur «&nbsp;{item.title}&nbsp;»</span>;
  if (item.path === '') return null;
  if (item.path.startsWith('/')) {
    const [to = '/', search = ''] = item.path.split('?');
    return (
      <Link to={to} search={Object.fromEntries(new URLSearchParams(search))}>
        Lire la suite
        {about}
      </Link>
    );
  }
  return (
    <a href={item.path} target="_blank" rel="noreferrer">
      Lire la suite
      {about}
    </a>
  );
}
