import type { Project } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { isFinal, STATUS_TONES } from '@ardoise/domain/projects/statuses.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import type { ComponentProps } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formatDate, formatTime } from '../../../components/format-date.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { LateBadge } from '../../../components/projects/LateBadge.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';
import { ArrivalPart } from '../arrival/ArrivalPart.tsx';
import type { ClientLink } from '../people/use-client-link.ts';
import type { SameCard } from '../same-card/SameCard.tsx';
import { SameCardWaiting } from '../same-card/SameCardWaiting.tsx';
import { Appointments, appointmentsIn } from '../sections/Appointments.tsx';
import { ballWords } from '../words/ball-words.ts';
import { againstPromise } from '../words/promise-facts.ts';

/** Of what is printed alone. */
const LateSameCard = lateScreen<ComponentProps<typeof SameCard>>(
  async () => (await import('../same-card/SameCard.tsx')).SameCard,
  <SameCardWaiting />,
);

interface BallCardProps {
  project: Project;
  viewer: Viewer;
  link: ClientLink;
  now: number;
  /** Begins the same again with new prices. */
  onSameCard: () => void;
}

/** Why the project stopped, as it was said. */
function stopReason({ statut, historique, supprime }: Project): string {
  if (supprime || STATUS_TONES[statut] === 'done' || !isFinal(statut)) return '';
  return historique.find((line) => line.statut_arr === statut && line.statut_dep !== statut)?.comment ?? '';
}

/** Of an order that has arrived, to all but its client: the day, and how it kept its promise. */
function deliveredWords({ arrivee, statut, supprime, historique }: Project, { role }: Viewer) {
  if (supprime || !isFinal(statut) || role === 'client') return null;
  if (arrivee?.etat !== 'livree' || arrivee.jour === null) return null;
  return { title: arrivee.mots, detail: againstPromise(historique, arrivee.jour) };
}

/** The party expected to act, since when, and by when if promised; lateness by icon and word. */
export function BallCard({ project, viewer, link, now, onSameCard }: BallCardProps) {
  const over = project.supprime || isFinal(project.statut);
  const reason = stopReason(project);
  const daysOfInstaller =
    viewer.role === 'installateur' && appointmentsIn(project, parisDay(new Date(now))).length > 0;
  const delivered = deliveredWords(project, viewer);
  const { title, detail, late } = { ...ballWords(project, viewer, now, useDelays()), ...delivered };
  const look = delivered ? 'follow-up-ball-delivered' : over && 'follow-up-ball-over';
  return (
    <section className={['follow-up-ball', look].filter(Boolean).join(' ')} aria-labelledby="ball">
      <div>
        <p className="meta">
          {viewer.role === 'client'
            ? 'Où en est votre commande'
            : delivered
              ? 'Plus rien à faire'
              : 'Qui a la main'}
        </p>
        <h2 className="title-section" id="ball">
          {title}
        </h2>
        <p className="lede">
          {detail}
          {link.last &&
            ` Lien envoyé le ${formatDate(link.last.t_envoi)} à ${formatTime(link.last.t_envoi)}, à ${link.last.email}.`}
        </p>
        {daysOfInstaller ? (
          <div className="follow-up-ball-days">
            <Appointments project={project} />
          </div>
        ) : (
          <ArrivalPart project={project} isTitle={delivered !== null} />
        )}
        {reason && <q className="follow-up-ball-reason">{reason}</q>}
        {late && (
          <p className="follow-up-ball-late">
            <LateBadge days={project.retard} />
          </p>
        )}
      </div>
      {link.resend && (
        <Button icon={IconMailForward} busy={link.busy} onClick={link.resend}>
          Renvoyer au client
        </Button>
      )}
      {project.permissions['project.newPrices'].allowed && (
        <LateSameCard project={project} onStart={onSameCard} />
      )}
    </section>
  );
}
