import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { nextAction } from '../../components/projects/next-action.ts';
import { NextActionButton } from './NextActionButton.tsx';
import { RowMenu } from './RowMenu.tsx';
import { TakeMenu } from './TakeMenu.tsx';

/** Without any of these permissions the menu would only repeat the row's own actions. */
const MENU_OF_A_ROW = ['project.edit', 'project.clone', 'project.delete'] as const;

/** The next action of a project, and a menu of the others. */
export function RowActions({ row, viewer }: { row: ProjectRow; viewer: Viewer }) {
  return (
    <>
      <NextActionButton row={row} action={nextAction(row, viewer)} />
      {!row.supprime && MENU_OF_A_ROW.some((permission) => roleMay(permission, viewer.role)) && (
        <RowMenu row={row} />
      )}
      {viewer.role === 'agence' && <TakeMenu row={row} />}
    </>
  );
}
