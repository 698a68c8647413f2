import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ArrivalLine } from '../../../components/projects/ArrivalLine.tsx';
import { LATE_FOR_CLIENT } from '../../../components/projects/promise-words.ts';
import { useMe } from '../../../hooks/use-me.ts';
import './ArrivalPart.css';

// Lazy-loaded: for whoever prints alone.
const PromiseDialog = lazy(async () => ({ default: (await import('./PromiseDialog.tsx')).PromiseDialog }));

/** When the order comes; whoever prints it promises the day here, or another one. */
export function ArrivalPart({ project }: { project: Project }) {
  const [open, setOpen] = useState(false);
  const { role } = useMe();
  const { arrivee } = project;
  if (!arrivee) return null;
  const late = arrivee.etat === 'retard';
  return (
    <div className="arrival-part">
      <p>
        <ArrivalLine arrivee={arrivee} />
        {late && (
          <span className="meta">
            {role === 'client'
              ? LATE_FOR_CLIENT
              : `Le client lit\u00a0: «\u00a0Un peu de retard. ${LATE_FOR_CLIENT}\u00a0»`}
          </span>
        )}
      </p>
      {project.permissions['delivery.promise'].allowed && (
        <Button icon={IconCalendar} onClick={() => setOpen(true)}>
          {arrivee.propose === null ? 'Changer le jour' : 'Promettre un jour'}
        </Button>
      )}
      {open && (
        <Suspense>
          <PromiseDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
