import type { Box } from '../mark.ts';

/** Cells side by side, as high as the highest. */
export interface GridRow<Cell> {
  cells: readonly Cell[];
  height: number;
}

/** Splits a list into rows of `columns`, the last one shorter. */
export function splitInRows<Cell>(cells: readonly Cell[], columns: number): Cell[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, index) =>
    cells.slice(index * columns, (index + 1) * columns),
  );
}

export function gridRows<Cell extends { height: number }>(
  cells: readonly Cell[],
  columns: number,
): GridRow<Cell>[] {
  return splitInRows(cells, columns).map((row) => ({
    cells: row,
    height: Math.max(...row.map(({ height }) => height)),
  }));
}

/** Height of rows, `between` apart. */
export function rowsHeight(rows: readonly GridRow<unknown>[], between: number): number {
  return rows.reduce((sum, { height }) => sum + height, between * (rows.length - 1));
}

/** Width of a cell, and what is left between two of a row and between two rows. */
export interface GridSpacing {
  width: number;
  gap: number;
  between: number;
}

/** Draws each cell in its place: rows centred in the box, its height in excess shared out among them as `more`. */
export function drawGrid<Cell>(
  rows: readonly GridRow<Cell>[],
  { width, gap, between }: GridSpacing,
  box: Box,
  draw: (cell: Cell, place: Box, row: GridRow<Cell>, more: number) => void,
): void {
  const more = (box.h - rowsHeight(rows, between)) / rows.length;
  let y = box.y;
  for (const row of rows) {
    const wide = row.cells.length * width + (row.cells.length - 1) * gap;
    row.cells.forEach((cell, index) => {
      const x = box.x + (box.w - wide) / 2 + index * (width + gap);
      draw(cell, { x, y, w: width, h: row.height + more }, row, more);
    });
    y += row.height + more + between;
  }
}
