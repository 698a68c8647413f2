import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './SortHeader.css';

interface SortHeaderProps {
  /** Null while another column sorts. */
  sorted: 'asc' | 'desc' | null;
  onSort: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A column's header that sorts the table by it. */
export function SortHeader({ sorted, onSort, className = '', children }: SortHeaderProps) {
  return (
    <th
      scope="col"
      className={`sort-header ${className}`.trim()}
      aria-sort={sorted ? `${sorted}ending` : undefined}
    >
      <button type="button" onClick={onSort}>
        {children}
        {sorted && <Icon of={sorted === 'asc' ? IconArrowUp : IconArrowDown} size="s" />}
      </button>
    </th>
  );
}
