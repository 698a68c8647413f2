import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { TYPE_CODES, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { buttonClass } from '../../components/Button.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { TabStrip } from '../../components/TabStrip.tsx';
import { useParams, useSearch } from '../../router/context.ts';
import { Link, Navigate } from '../../router/Link.tsx';
import { ManagedProjects } from './ManagedProjects.tsx';
import { readManagement, readTypeCode, withoutFilters, writeManagement } from './management-filters.ts';
import { useTypeTotals } from './use-managed-counts.ts';

const FIRST: TypeCode = 'CHR';
const pathOf = PAGE_PATHS.managementOfType;

/** The four types, with their number of projects; they keep the list's order. */
function TypeTabs({ chosen }: { chosen: TypeCode }) {
  const totals = useTypeTotals();
  const filters = readManagement(useSearch());
  return (
    // The totals widen the strip as they arrive.
    <TabStrip label="Type de projet" shown={totals[chosen] === undefined ? '' : chosen}>
      {TYPE_CODES.map((code) => (
        <Link
          key={code}
          to={pathOf(code)}
          search={writeManagement(withoutFilters(filters))}
          className="parted"
          aria-current={code === chosen ? 'page' : undefined}
        >
          <span>{KIND_WORDS[code].name}</span>
          {totals[code] !== undefined && <span className="number">{formatNumber(totals[code])}</span>}
        </Link>
      ))}
    </TabStrip>
  );
}

/** Head office's projects, one type at a time (specification/screens-and-addresses.md#management). */
export function ManagementPage() {
  const { type } = useParams();
  const search = useSearch();
  const code = readTypeCode(type);
  if (code === undefined) return <Navigate to={pathOf(FIRST)} search={search} replace />;
  return (
    <ManagedProjects
      key={code}
      title="Gestion des projets"
      list={{ path: pathOf(code), typeProjet: code }}
      tabs={<TypeTabs chosen={code} />}
      links={
        <Link className={buttonClass({ tone: 'text' })} to={PAGES.qrScans}>
          <Icon of={IconQrcode} />
          QR codes en salle
        </Link>
      }
    />
  );
}
