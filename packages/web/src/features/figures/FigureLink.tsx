import type { FigureList } from '@ardoise/domain/rules/figures.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { createContext, type ReactNode, use } from 'react';
import { formatNumber } from '../../components/format-number.ts';
import { Link } from '../../router/Link.tsx';

/** Makes the address of a figure's list, of the page's period and filters. */
export type ListAddress = (part: Omit<FigureList, 'du' | 'au'>) => Record<string, string>;

export const ListAddressContext = createContext<ListAddress>(() => ({}));

interface FigureLinkProps {
  n: number;
  part: Omit<FigureList, 'du' | 'au'>;
  /** Other words than the number. */
  children?: ReactNode;
}

/** A figure, which opens the list of its orders; a zero opens nothing. */
export function FigureLink({ n, part, children }: FigureLinkProps) {
  const address = use(ListAddressContext);
  const words = children ?? formatNumber(n);
  if (n === 0) return words;
  return (
    <Link className="figures-link" to={PAGES.dashboard} search={address(part)}>
      {words}
    </Link>
  );
}
