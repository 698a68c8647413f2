import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useMe } from '../../../hooks/use-me.ts';
import { MatterList } from '../MatterList.tsx';
import type { ServiceMatter } from './service-matters.ts';

/** What needs a hand, each with what to do; only an administrator may open the page where it is done. */
export function ServiceMatters({ matters }: { matters: readonly ServiceMatter[] }) {
  const isAdministrator = useMe().role === 'administrator';
  return (
    <MatterList
      matters={matters.map(({ title, todo, to }) => ({
        icon: IconAlertTriangle,
        title,
        detail: todo,
        act: to && isAdministrator ? { words: to.words, to: to.path, search: to.search } : undefined,
      }))}
    />
  );
}
