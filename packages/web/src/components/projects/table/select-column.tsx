import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { createContext, useContext, useEffect, useRef } from 'react';
import { counted } from '../../format-number.ts';
import { projectName } from '../project-name.ts';
import type { ProjectColumn } from './project-column.tsx';
import './SelectColumn.css';

interface Selection {
  /** The displayed rows. */
  rows: readonly ProjectRow[];
  has: (id: string) => boolean;
  onChoose: (row: ProjectRow, chosen: boolean) => void;
  /** All displayed rows, or none. */
  onChooseAll: (chosen: boolean) => void;
}

/** Selection of a list with a `SELECT_COLUMN`: checkboxes read the context, so that rows need not render again. */
export const SelectionContext = createContext<Selection>({
  rows: [],
  has: () => false,
  onChoose: () => undefined,
  onChooseAll: () => undefined,
});

function SelectShown() {
  const { rows, has, onChooseAll } = useContext(SelectionContext);
  const box = useRef<HTMLInputElement>(null);
  const chosen = rows.filter((row) => has(row._id.$oid)).length;
  const all = chosen === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <label className="select-column">
      <input
        ref={box}
        type="checkbox"
        checked={all}
        onChange={(event) => onChooseAll(event.target.checked)}
      />
      <span className="select-column-words">
        Tout sélectionner
        <span className="visually-hidden">
          {' '}
          : {counted(rows.length, 'projet affiché', 'projets affichés')}
        </span>
      </span>
    </label>
  );
}

function SelectRow({ row }: { row: ProjectRow }) {
  const { has, onChoose } = useContext(SelectionContext);
  return (
    <input
      className="select-column-box"
      type="checkbox"
      aria-label={`Sélectionner ${projectName(row)}`}
      checked={has(row._id.$oid)}
      onChange={(event) => onChoose(row, event.target.checked)}
    />
  );
}

/** The first column of a list with selectable rows; requires a `SelectionContext`. */
export const SELECT_COLUMN: ProjectColumn<never> = {
  key: 'choix',
  head: <SelectShown />,
  kept: true,
  className: 'select-column',
  bar: null,
  cell: (row) => <SelectRow row={row} />,
};
