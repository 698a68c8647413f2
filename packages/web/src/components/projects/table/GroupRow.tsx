import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Icon } from '../../Icon.tsx';
import type { RowGroup } from './row-group.ts';

/** The heading of a group of rows. */
export function GroupRow({ group, span }: { group: RowGroup; span: number }) {
  const { title, detail, late = false } = group;
  return (
    <tr className="project-table-group">
      <th scope="rowgroup" colSpan={span}>
        <span className={late ? 'project-table-group-title tone-stop' : 'project-table-group-title'}>
          {late && <Icon of={IconClock} size="s" />}
          {title}
        </span>
        <span className="meta">{detail}</span>
      </th>
    </tr>
  );
}
