import { medalInWords } from '@ardoise/domain/outlets/outlet-prefill.ts';
import { OUTLET_MEDALS } from '@ardoise/domain/outlets/outlet-record.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { DelayedSearch } from '../../../components/DelayedSearch.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { NoResult } from '../../../components/NoResult.tsx';
import { Select } from '../../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useNavigate, useSearch } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { OutletSourcesBlocks } from './OutletSourcesBlocks.tsx';
import { isNarrowed, type OutletFilters, readOutletFilters, writeOutletFilters } from './outlet-filters.ts';
import { type ListedOutlet, useOutlets } from './use-outlets.ts';
import './Outlets.css';

const MEDALS = [
  { value: '', label: 'Toutes les médailles' },
  ...OUTLET_MEDALS.map((medal) => ({ value: medal.toLowerCase(), label: medal })),
  { value: 'aucune', label: 'Sans médaille' },
];

/** The medals to choose from, with one of the address that is not among them. */
const medalOptions = (chosen: string) =>
  MEDALS.some(({ value }) => value === chosen)
    ? MEDALS
    : [...MEDALS, { value: chosen, label: medalInWords(chosen) }];

/** Outlets and their sources, for head office (specification/content-management.md#outlets). */
export function OutletsPage() {
  const filters = readOutletFilters(useSearch());
  const navigate = useNavigate();
  const show = (next: OutletFilters) =>
    void navigate({
      to: PAGES.outlets,
      search: writeOutletFilters(next),
      replace: true,
      resetScroll: false,
    });
  return (
    <ContentFrame
      title="Points de vente"
      actions={
        <Link className={buttonClass({ tone: 'line' })} to={PAGES.newOutlet}>
          <Icon of={IconPlus} />
          Ajouter un point de vente
        </Link>
      }
    >
      <OutletSourcesBlocks />
      <h2 className="title-section outlets-title">Chercher et corriger</h2>
      <div className="outlets-filters">
        <DelayedSearch
          label="Nom, ville, numéro ou SIRET"
          value={filters.q}
          onChange={(q) => show({ ...filters, q })}
        />
        <Select
          label="Médaille"
          value={filters.medaille}
          options={medalOptions(filters.medaille)}
          onChange={(medaille) => show({ ...filters, medaille })}
        />
        {filters.anciennes && (
          <Button onClick={() => show({ ...filters, anciennes: '' })}>
            Fiches de plus de 24&nbsp;h seulement&nbsp;: tout afficher
          </Button>
        )}
      </div>
      <OutletList filters={filters} />
    </ContentFrame>
  );
}

function OutletList({ filters }: { filters: OutletFilters }) {
  const outlets = useOutlets(filters);
  if (outlets.error) return <LoadFailed query={outlets} />;
  if (!outlets.data)
    return (
      <SkeletonGroup label="Chargement des points de vente">
        <div className="outlets-frame outlets-skeleton">
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton key={line} width="100%" height={24} />
          ))}
        </div>
      </SkeletonGroup>
    );
  const rows = outlets.data.pages.flatMap(({ pointsDeVente }) => pointsDeVente);
  const first = outlets.data.pages[0];
  if (rows.length === 0) return <NoOutlet filters={filters} />;
  return (
    <>
      <p className="meta" role="status">
        {first?.plus
          ? `Plus de ${formatNumber(first.nombre)} points de vente`
          : counted(first?.nombre ?? 0, 'point de vente', 'points de vente')}
      </p>
      <OutletTable outlets={rows} stale={outlets.isPlaceholderData} />
      {outlets.hasNextPage && (
        <p className="outlets-more">
          <Button busy={outlets.isFetchingNextPage} onClick={() => void outlets.fetchNextPage()}>
            Afficher les suivants
          </Button>
        </p>
      )}
    </>
  );
}

function OutletTable({ outlets, stale }: { outlets: readonly ListedOutlet[]; stale: boolean }) {
  return (
    <div className="outlets-frame">
      <table className="outlets-table" aria-label="Points de vente" aria-busy={stale}>
        <thead>
          <tr>
            <th scope="col">OUTLET</th>
            <th scope="col">Point de vente</th>
            <th scope="col">SIRET</th>
            <th scope="col">Médaille</th>
          </tr>
        </thead>
        <tbody>
          {outlets.map((outlet) => (
            <tr key={outlet.nOutlet}>
              <td className="outlets-number">{outlet.nOutlet}</td>
              <th scope="row">
                <Link className="outlets-link" to={PAGES.outlet} params={{ outlet: outlet.nOutlet }}>
                  {outlet.nom || `Point de vente ${outlet.nOutlet}`}
                </Link>
                <span className="meta">{[outlet.codePostal, outlet.ville].filter(Boolean).join(' ')}</span>
              </th>
              <td className="outlets-siret">{outlet.siret}</td>
              <td className="outlets-medal">{medalInWords(outlet.medaille) || 'Sans médaille'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NoOutlet({ filters }: { filters: OutletFilters }) {
  if (!isNarrowed(filters))
    return (
      <EmptyState title="Aucun point de vente">
        Importez un fichier CSV, ou ajoutez un point de vente à la main.
      </EmptyState>
    );
  return <NoResult none="Aucun point de vente" list={PAGES.outlets} />;
}
