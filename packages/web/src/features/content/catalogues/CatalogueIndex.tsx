import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listCatalogues } from '@ardoise/domain/contract/catalogue-entries.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Leader } from '../../../components/Leader.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Link } from '../../../router/Link.tsx';
import { useCatalogues } from './use-entries.ts';
import './CatalogueIndex.css';

type Figures = ReplyOf<typeof listCatalogues>['listes'][number];

/** The lists by what they are for. News have a page of their own. */
const GROUPS: readonly { title: string; lists: readonly CatalogueList[] }[] = [
  {
    title: 'Carte Brasserie',
    lists: [
      'themes',
      'boissons',
      'cocktails',
      'illustrations',
      'modeleqrcodes',
      'modeleqrcodesstickers',
      'format',
      'matieres_chr',
      'mentions',
    ],
  },
  { title: 'Boards, caissons et Digital', lists: ['boards', 'visuel-solide'] },
  { title: 'Sur Mesure', lists: ['supportssurmesure', 'matieres', 'chartescce'] },
  { title: 'Direct Agence et accueil', lists: ['formatPDA', 'support'] },
  { title: 'Livraison', lists: ['transporteurs'] },
];

/** '1 masquée, 1 programmée'; empty where delegates see all. */
function lesserWords({ liste, masquees, programmees }: Figures): string {
  const { feminine } = ENTRY_LISTS[liste].noun;
  const end = feminine ? 'ée' : 'é';
  return [
    ...(masquees === 0 ? [] : [counted(masquees, `masqu${end}`, `masqu${end}s`)]),
    ...(programmees === 0 ? [] : [counted(programmees, `programm${end}`, `programm${end}s`)]),
  ].join(', ');
}

function ListLine({ figures }: { figures: Figures }) {
  const { liste, visibles, apercus } = figures;
  const lesser = lesserWords(figures);
  const { title } = ENTRY_LISTS[liste];
  return (
    <li>
      <Link className="catalogue-index-line" to={PAGE_PATHS.catalogueList(liste)}>
        {apercus.length > 0 && (
          <span className="catalogue-index-pictures">
            {apercus.map((image) => (
              <span key={image}>
                <img src={image} alt="" loading="lazy" />
              </span>
            ))}
          </span>
        )}
        <Leader
          as="p"
          name={title}
          value={
            <>
              {formatNumber(visibles)}
              {lesser && <small>{lesser}</small>}
            </>
          }
        />
      </Link>
    </li>
  );
}

/** The reference lists as a menu: each with its first pictures and how many entries delegates see. */
export function CatalogueIndex() {
  const query = useCatalogues();
  if (query.data === undefined)
    return query.error ? (
      <LoadFailed query={query} />
    ) : (
      <SkeletonGroup label="Chargement des catalogues">
        <div className="catalogue-index">
          <Skeleton width="100%" height={320} />
        </div>
      </SkeletonGroup>
    );
  const figures = new Map(query.data.listes.map((each) => [each.liste, each]));
  return (
    <div className="catalogue-index">
      {GROUPS.map(({ title, lists }) => (
        <section key={title} className="catalogue-index-group">
          <h2>{title}</h2>
          <ul>
            {lists.map((list) => {
              const own = figures.get(list);
              return own === undefined ? null : <ListLine key={list} figures={own} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
