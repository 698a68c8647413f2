import { KIND_WORDS } from '@ardoise/domain/kinds/kind-words.ts';
import { TYPE_CODES, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { Link, Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../components/format-number.ts';
import { useMoreRight } from '../../hooks/use-more-right.ts';
import { ManagedProjects } from './ManagedProjects.tsx';
import { readManagement, readTypeCode, withoutFilters, writeManagement } from './management-filters.ts';
import { useTypeTotals } from './use-managed-counts.ts';

const FIRST: TypeCode = 'CHR';
const pathOf = (code: TypeCode) => `/gestion-projets/${code}`;

/** The four types, with their number of projects; they keep the list's order. */
function TypeTabs({ chosen }: { chosen: TypeCode }) {
  const totals = useTypeTotals();
  const filters = readManagement(useSearch({ strict: false }));
  const strip = useRef<HTMLElement>(null);
  const { more, look } = useMoreRight(strip);
  const counted = totals[chosen] !== undefined;
  // On a phone scrolls the chosen type into view, also after totals have widened the strip.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[data-type="${chosen}"]`);
    if (!counted || !strip.current || !current) return;
    const offset = current.getBoundingClientRect().left - strip.current.getBoundingClientRect().left;
    strip.current.scrollLeft += offset - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [chosen, counted]);
  return (
    <nav
      className="management-kinds"
      aria-label="Type de projet"
      ref={strip}
      data-more={more || undefined}
      onScroll={look}
    >
      {TYPE_CODES.map((code) => (
        <Link
          key={code}
          data-type={code}
          to={pathOf(code)}
          search={writeManagement(withoutFilters(filters))}
          aria-current={code === chosen ? 'page' : undefined}
        >
          {KIND_WORDS[code].name}
          {totals[code] !== undefined && <span className="number">{formatNumber(totals[code])}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Head office's projects, one type at a time (specification/screens-and-addresses.md#management). */
export function ManagementPage() {
  const { type } = useParams({ strict: false }) as { type?: string };
  const search = useSearch({ strict: false });
  const code = readTypeCode(type);
  if (code === undefined) return <Navigate to={pathOf(FIRST)} search={search} replace />;
  return (
    <ManagedProjects
      key={code}
      title="Gestion des projets"
      list={{ path: pathOf(code), typeProjet: code }}
      tabs={<TypeTabs chosen={code} />}
    />
  );
}
