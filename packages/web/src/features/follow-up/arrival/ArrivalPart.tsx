import type { Project } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { ArrivalLine } from '../../../components/projects/ArrivalLine.tsx';
import { LATE_FOR_CLIENT } from '../../../components/projects/promise-words.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useAskForDay } from '../../../hooks/use-shipment.ts';
import { promisedBy } from '../words/promise-facts.ts';
import { Sending } from './Sending.tsx';
import './ArrivalPart.css';

// Lazy-loaded: for whoever prints alone.
const PromiseDialog = lazy(async () => ({ default: (await import('./PromiseDialog.tsx')).PromiseDialog }));
const ShipmentDialog = lazy(async () => ({ default: (await import('./ShipmentDialog.tsx')).ShipmentDialog }));

/** Asks whoever prints for a day, once a day. */
function AskForDay({ project, asked }: { project: Project; asked: boolean }) {
  const ask = useAskForDay(project);
  const toast = useToast();
  if (asked) return <span className="meta">Une date est demandée aujourd’hui.</span>;
  const send = () =>
    ask.mutate(undefined, {
      onSuccess: () => toast({ message: 'La date est demandée par e-mail.' }),
      onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
    });
  return (
    <Button tone="text" icon={IconClock} busy={ask.isPending} onClick={send}>
      Demander une date
    </Button>
  );
}

/** What whoever prints notes here, and what others ask of them. */
function ArrivalActions({ project }: { project: Project }) {
  const [open, setOpen] = useState<'promise' | 'shipment'>();
  const { arrivee, permissions } = project;
  const may = (permission: 'delivery.promise' | 'delivery.ship' | 'delivery.ask') =>
    permissions[permission].allowed;
  const isOpen = arrivee?.etat === 'a_venir' || arrivee?.etat === 'retard';
  const asks = may('delivery.ask') && isOpen;
  const close = () => setOpen(undefined);
  if (!may('delivery.promise') && !may('delivery.ship') && !asks) return null;
  return (
    <div className="arrival-part-actions">
      {may('delivery.promise') && (
        <Button icon={IconCalendar} onClick={() => setOpen('promise')}>
          {arrivee?.jour == null ? 'Promettre un jour' : 'Changer le jour'}
        </Button>
      )}
      {may('delivery.ship') && (
        <Button icon={IconSend} onClick={() => setOpen('shipment')}>
          {arrivee?.envoi == null ? 'Noter l’envoi' : 'Corriger l’envoi'}
        </Button>
      )}
      {asks && <AskForDay project={project} asked={arrivee.demandee === parisDay(new Date())} />}
      {open && (
        <Suspense>
          {open === 'promise' ? (
            <PromiseDialog project={project} onClose={close} />
          ) : (
            <ShipmentDialog project={project} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  );
}

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
const WEEKDAY = part({ weekday: 'long' });
const MONTH = part({ month: 'long' });

/** A day as a leaf of a calendar; the line beside it says it in words. */
function DateTile({ day, late }: { day: string; late: boolean }) {
  const noon = new Date(`${day}T12:00:00Z`);
  return (
    <span className={late ? 'arrival-part-tile arrival-part-tile-late' : 'arrival-part-tile'} aria-hidden>
      <span>{WEEKDAY.format(noon)}</span>
      <b>{noon.getUTCDate()}</b>
      <span>{MONTH.format(noon)}</span>
    </span>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The second line: how long still and who promised it, or what the client reads of a delay. */
function secondLine({ arrivee, historique }: Project, forClient: boolean): string {
  if (arrivee?.etat === 'retard')
    return forClient
      ? LATE_FOR_CLIENT
      : `Le client lit\u00a0: «\u00a0Un peu de retard. ${LATE_FOR_CLIENT}\u00a0»`;
  if (forClient || arrivee?.etat !== 'promise') return '';
  return [`${capital(arrivee.precision)}.`, promisedBy(historique)].filter(Boolean).join(' ');
}

/** When the order comes, unless the card's title says it; whoever prints it promises the day here, or another one, and notes how it was sent. */
export function ArrivalPart({ project, isTitle }: { project: Project; isTitle: boolean }) {
  const { role } = useMe();
  const { arrivee } = project;
  // The card's title says it already: what is left is how it came.
  if (!arrivee || (isTitle && !arrivee.envoi)) return null;
  const { etat, jour, envoi } = arrivee;
  const second = secondLine(project, role === 'client');
  return (
    <div className="arrival-part">
      {!isTitle && (
        <div className="arrival-part-when">
          {jour !== null && <DateTile day={jour} late={etat === 'retard'} />}
          <p>
            <ArrivalLine arrivee={arrivee} />
            {second !== '' && <span className="meta">{second}</span>}
          </p>
        </div>
      )}
      {envoi && <Sending envoi={envoi} />}
      <ArrivalActions project={project} />
    </div>
  );
}
