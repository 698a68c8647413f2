import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { Menu } from '../../components/Menu.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { useMe } from '../../hooks/use-me.ts';
import { mayTake, useTaking } from './use-taking.ts';

/** Who of an agency works on a project: taken, given back, entrusted to a colleague. None where one works alone. */
export function TakeMenu({ row }: { row: ProjectRow }) {
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
