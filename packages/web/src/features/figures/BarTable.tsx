import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '../../components/format-number.ts';

export interface BarColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Hidden between a tablet's width and a phone's. */
  minor?: boolean;
  /** Text, not a number. */
  words?: boolean;
}

interface BarTableProps<Row> {
  caption: ReactNode;
  /** Head of the first column. */
  of: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => ReactNode;
  /** The scale of the drawn column, from zero; without it there is none. */
  ticks?: readonly number[];
  /** Appended to the last tick. */
  unit?: string;
  /** Columns before the drawn one. */
  before?: readonly BarColumn<Row>[];
  bar?: (row: Row, share: (value: number) => string) => ReactNode;
  columns: readonly BarColumn<Row>[];
  /** The row of sums, styled as one. */
  isTotal?: (row: Row) => boolean;
}

function Axis({ ticks, unit = '' }: { ticks: readonly number[]; unit?: string | undefined }) {
  const most = ticks.at(-1) ?? 1;
  return (
    <span className="figures-axis" aria-hidden>
      {ticks.map((tick, index) => (
        <i key={tick} style={{ left: `${(100 * tick) / most}%` }}>
          {formatNumber(tick)}
          {index === ticks.length - 1 && unit}
        </i>
      ))}
    </span>
  );
}

function Cells<Row>({ columns, row }: { columns: readonly BarColumn<Row>[]; row: Row }) {
  return columns.map(({ head, cell, minor, words }) => (
    <td
      key={head}
      className={`${words ? 'figures-words' : 'figures-amount'} ${minor ? 'figures-minor' : ''}`.trim()}
    >
      {cell(row)}
    </td>
  ));
}

function Heads<Row>({ columns }: { columns: readonly BarColumn<Row>[] }) {
  return columns.map(({ head, minor, words }) => (
    <th
      key={head}
      scope="col"
      className={`${words ? '' : 'figures-amount'} ${minor ? 'figures-minor' : ''}`.trim()}
    >
      {head}
    </th>
  ));
}

/** A table of which one column is drawn to scale: the plot is the table, its bars are hidden from screen readers. */
export function BarTable<Row>(props: BarTableProps<Row>) {
  const { caption, of, rows, keyOf, name, ticks, unit, before = [], bar, columns, isTotal } = props;
  const most = ticks?.at(-1) ?? 1;
  const share = (value: number) => `${Math.min(100, (100 * value) / most)}%`;
  return (
    <table className="figures-table">
      <caption className="figures-caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{of}</span>
          </th>
          <Heads columns={before} />
          {ticks && (
            <td className="figures-drawn">
              <Axis ticks={ticks} unit={unit} />
            </td>
          )}
          <Heads columns={columns} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={isTotal?.(row) ? 'figures-total' : undefined}>
            <th scope="row">{name(row)}</th>
            <Cells columns={before} row={row} />
            {ticks && (
              <td className="figures-drawn" style={{ '--parts': ticks.length - 1 } as CSSProperties}>
                <span className="figures-bar" aria-hidden>
                  {bar?.(row, share)}
                </span>
              </td>
            )}
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
