import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { Skeleton } from '../../Skeleton.tsx';
import { ProjectPicture } from '../ProjectPicture.tsx';

/** A column of a list of projects. Its width is set in the list's style sheet: `--project-table-columns`. */
export interface ProjectColumn<SortName extends string = string> {
  key: string;
  /** A string is for screen readers only. */
  head: ReactNode;
  /** Sort key of a click on the header. */
  sort?: SortName;
  /** Minimum width; on narrower screens another column includes it. */
  needs?: 'laptop' | 'desktop';
  /** In a laptop's narrow window it moves below the others, without its header. */
  below?: true;
  /** Shown only where other columns fold into it: it is the same in every row. */
  folded?: true;
  number?: true;
  /** Its header stays above cards. */
  kept?: true;
  /** The class of its cells. */
  className?: string;
  /** Placeholder while rows are loading: nothing, or a bar; default a line of text. */
  bar?: ComponentProps<typeof Skeleton> | null;
  cell: (row: ProjectRow) => ReactNode;
}

/** The list's sort order, by column; `by` is undefined for an order without a column. */
export interface TableSort<SortName extends string> {
  by: SortName | undefined;
  dir: 'asc' | 'desc';
  onSort: (by: SortName) => void;
}

/** Thumbnail of the order: the first column of a list that has it. */
export const PICTURE: ProjectColumn<never> = {
  key: 'image',
  head: <span className="visually-hidden">Image</span>,
  bar: { width: 52, height: 56 },
  cell: (row) => <ProjectPicture type={row.type} image={row.image} />,
};

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/** The class of a column's header. */
export function headClass({ needs, below, folded, number, kept }: ProjectColumn): string | undefined {
  const room = needs ?? (below && 'laptop');
  return classes(
    room && `project-table-needs-${room}`,
    folded && 'project-table-folded',
    number && 'project-table-number',
    kept && 'project-table-kept',
  );
}

/** The class of a column's cells, and of their placeholders. */
export function cellClass({ needs, folded, number, className }: ProjectColumn): string | undefined {
  return classes(
    needs && `project-table-needs-${needs}`,
    folded && 'project-table-folded',
    number && 'project-table-number',
    className,
  );
}
