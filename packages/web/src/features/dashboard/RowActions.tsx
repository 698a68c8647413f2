import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/changes-in-words.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Menu } from '../../components/Menu.tsx';
import type { MenuItem } from '../../components/menu-item.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { nextAction } from '../../components/projects/next-action.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath, resumePath } from '../../components/projects/wizard-path.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useProject } from '../../hooks/use-project.ts';
import { NextActionButton } from './NextActionButton.tsx';
import { RowDialog, type RowDialogKind } from './RowDialog.tsx';
import { mayTake, useTaking } from './use-taking.ts';

// Lazy-loaded: for the lists of what stands still only.
const StillAction = lazy(async () => ({ default: (await import('./StillAction.tsx')).StillAction }));

/** Secondary actions of a row. Permissions come with the project, fetched when the menu opens. */
function RowMenu({ row }: { row: ProjectRow }) {
  const id = row._id.$oid;
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<RowDialogKind | null>(null);
  const { data: project, error } = useProject(id, { enabled: opened });
  const may = project?.permissions;
  const edit = resumePath(row);
  const items: MenuItem[] = [
    { label: 'Suivre', icon: IconRoute, to: followUpPath(id) },
    ...(may?.['project.edit'].allowed ? [{ label: 'Modifier', icon: IconPencil, to: edit }] : []),
    ...(may?.['project.newPrices'].allowed
      ? [{ label: SAME_CARD, icon: IconRepeat, onChoose: () => setDialog('sameCard') }]
      : []),
    ...(may?.['project.clone'].allowed
      ? [{ label: 'Cloner', icon: IconCopy, onChoose: () => setDialog('clone') }]
      : []),
    ...(may?.['project.delete'].allowed
      ? [{ label: 'Supprimer', icon: IconTrash, danger: true, onChoose: () => setDialog('delete') }]
      : []),
  ];
  const note = error ? messageOf(error) : 'Chargement…';
  return (
    <>
      <Menu
        label={`Autres actions sur ${projectName(row)}`}
        items={items}
        note={may ? undefined : note}
        onOpen={() => setOpened(true)}
      />
      <RowDialog row={row} project={project} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

/** Actions between an agency's colleagues: take, give back, entrust. None for a single person. */
function TakeMenu({ row }: { row: ProjectRow }) {
  const me = useMe();
  const take = useTaking();
  if (!mayTake(me, row)) return null;
  const ids = [row._id.$oid];
  const others = (me.collegues ?? []).filter(({ username }) => username !== row.pris?.username);
  return (
    <Menu
      label={`Qui s’occupe de ${projectName(row)}`}
      items={[
        ...(row.pris === undefined
          ? [{ label: 'Prendre', icon: IconUserCheck, onChoose: () => void take('prendre', ids) }]
          : []),
        ...(row.pris?.username === me.name
          ? [{ label: 'Rendre', icon: IconUserMinus, onChoose: () => void take('rendre', ids) }]
          : []),
        ...others.map(({ username, nom }) => ({
          label: `Confier à ${nom}`,
          icon: IconUserShare,
          onChoose: () => void take('confier', ids, username),
        })),
      ]}
    />
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
      {viewer.role === 'agence' && <TakeMenu row={row} />}
    </>
  );
}
