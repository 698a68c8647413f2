import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { Menu } from '../../components/Menu.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { useMe } from '../../hooks/use-me.ts';
import { useTaking } from './use-taking.ts';

/** Actions between an agency's colleagues: take, give back, entrust. */
export function TakeMenu({ row }: { row: ProjectRow }) {
  const me = useMe();
  const take = useTaking();
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
