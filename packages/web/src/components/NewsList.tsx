import type { NewsItem } from '@ardoise/domain/catalogue/news-item.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '../router/Link.tsx';
import './NewsList.css';

/** News of head office, as the home page shows them: title, a few lines, and a link. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className="news-list">
      {items.map((item) => (
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
  );
}

function NewsLink({ item }: { item: NewsItem }) {
  const about = <span className="visually-hidden"> sur «&nbsp;{item.title}&nbsp;»</span>;
  if (item.path === '') return null;
  if (item.path.startsWith('/')) {
    const [to = PAGES.home, search = ''] = item.path.split('?');
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
