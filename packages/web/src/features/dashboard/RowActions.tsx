import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Menu } from '../../components/Menu.tsx';
import type { MenuItem } from '../../components/menu-item.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { nextAction } from '../../components/projects/next-action.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useProject } from '../../hooks/use-project.ts';
import { LateRowDialog } from './late-row-dialog.tsx';
import { mayTake } from './may-take.ts';
import { NextActionButton } from './NextActionButton.tsx';
import type { RowDialogKind } from './RowDialog.tsx';
import type { rowMenu } from './row-menu.ts';

// Lazy-loaded: for the lists of what stands still only.
const StillAction = lazy(async () => ({ default: (await import('./StillAction.tsx')).StillAction }));

/** Secondary actions of a row. Permissions come with the project, fetched when the menu opens. */
function RowMenu({ row }: { row: ProjectRow }) {
  const id = row._id.$oid;
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<RowDialogKind | null>(null);
  const { data: project, error } = useProject(id, { enabled: opened });
  const [later, setLater] = useState<{ items: typeof rowMenu } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const open = () => {
    setOpened(true);
    import('./row-menu.ts').then(({ rowMenu: items }) => setLater({ items }), setFailure);
  };
  const isRead = project !== undefined && later !== null;
  const items: MenuItem[] = [
    { label: 'Suivre', icon: IconRoute, to: followUpPath(id) },
    ...(isRead ? later.items(row, project, setDialog) : []),
  ];
  const failed = error ?? failure;
  const note = failed ? messageOf(failed) : 'Chargement…';
  return (
    <>
      <Menu
        label={`Autres actions sur ${projectName(row)}`}
        items={items}
        note={isRead ? undefined : note}
        onOpen={open}
      />
      {dialog && (
        <LateRowDialog row={row} project={project} dialog={dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** Lazy-loaded: between an agency's colleagues only. */
const TakeMenu = lazy(async () => ({ default: (await import('./TakeMenu.tsx')).TakeMenu }));

function Taking({ row }: { row: ProjectRow }) {
  const me = useMe();
  if (!mayTake(me, row)) return null;
  return (
    <Suspense fallback={<Skeleton width={44} height={44} />}>
      <TakeMenu row={row} />
    </Suspense>
  );
}

/** Without any of these permissions the menu would only repeat the row's own actions. */
const MENU_OF_A_ROW = ['project.edit', 'project.clone', 'project.delete'] as const;

interface RowActionsProps {
  row: ProjectRow;
  viewer: Viewer;
  /** In a list of what stands still. */
  still: boolean;
}

/** The next action of a project, and a menu of the others. */
export function RowActions({ row, viewer, still }: RowActionsProps) {
  return (
    <>
      {still ? (
        <Suspense fallback={<Skeleton width={160} height={44} />}>
          <StillAction row={row} viewer={viewer} />
        </Suspense>
      ) : (
        <NextActionButton row={row} action={nextAction(row, viewer)} />
      )}
      {!row.supprime && MENU_OF_A_ROW.some((permission) => roleMay(permission, viewer.role)) && (
        <RowMenu row={row} />
      )}
      {viewer.role === 'agence' && <Taking row={row} />}
    </>
  );
}
