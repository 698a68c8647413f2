import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { RoomOrder as Order } from './RoomOrder.tsx';
import './RoomOrderFold.css';

/** Its title, which the description of the pages names. */
export const ORDER_IN_WORDS = 'La commande, en texte';

/** Loaded once it is opened: the questions of every kind. */
const RoomOrder = lateScreen<ComponentProps<typeof Order>>(
  async () => (await import('./RoomOrder.tsx')).RoomOrder,
);

/** What the pages, which are pictures, must say: to be read without leaving them. */
export function RoomOrderFold({ project }: { project: Project }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="room-order-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {ORDER_IN_WORDS}
        <Icon of={IconChevronDown} />
      </summary>
      {open && <RoomOrder project={project} />}
    </details>
  );
}
