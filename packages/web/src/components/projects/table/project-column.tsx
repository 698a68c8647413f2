import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { Skeleton } from '../../Skeleton.tsx';
import { ProjectPicture } from '../ProjectPicture.tsx';

/** A column of a list of projects. How wide it is, the list's style sheet says: `--project-table-columns`. */
export interface ProjectColumn<SortName extends string = string> {
  key: string;
  /** A text that is only read aloud where nothing is drawn. */
  head: ReactNode;
  /** What a press on the head sorts by. */
  sort?: SortName;
  /** Shown where there is more room than that; elsewhere another column says it. */
  needs?: 'laptop' | 'desktop';
  /** In a laptop's narrow window the list puts it below the others, without its head. */
  below?: true;
  number?: true;
  /** Its head stays above cards. */
  kept?: true;
  /** The class of its cells. */
  className?: string;
  /** What stands there while rows are on their way: nothing, or a bar; a line of text by default. */
  bar?: ComponentProps<typeof Skeleton> | null;
  cell: (row: ProjectRow) => ReactNode;
}

/** What the list is sorted by, as its columns name it; `by` is undefined in an order that no column has. */
export interface TableSort<SortName extends string> {
  by: SortName | undefined;
  dir: 'asc' | 'desc';
  onSort: (by: SortName) => void;
}

/** What the order looks like: the first column of a list that has it. */
export const PICTURE: ProjectColumn<never> = {
  key: 'image',
  head: <span className="visually-hidden">Image</span>,
  bar: { width: 52, height: 56 },
  cell: (row) => <ProjectPicture type={row.type} image={row.image} />,
};

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/** The class of a column's head. */
export function headClass({ needs, below, number, kept }: ProjectColumn): string | undefined {
  const room = needs ?? (below && 'laptop');
  return classes(
    room && `project-table-needs-${room}`,
    number && 'project-table-number',
    kept && 'project-table-kept',
  );
}

/** The class of a column's cells, and of what stands there before them. */
export function cellClass({ needs, number, className }: ProjectColumn): string | undefined {
  return classes(needs && `project-table-needs-${needs}`, number && 'project-table-number', className);
}
