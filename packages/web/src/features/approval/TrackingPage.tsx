import {
  openTracking,
  readTrackedCalendar,
  type TrackingPage as Tracked,
} from '@ardoise/domain/contract/tracking-links.ts';
import type { ClientStage } from '@ardoise/domain/projects/client-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { addressOf, request } from '../../api/request.ts';
import { Button } from '../../components/Button.tsx';
import { DelegateCard } from '../../components/DelegateCard.tsx';
import { formatDate } from '../../components/format-date.ts';
import { CalendarLink } from '../../components/projects/CalendarLink.tsx';
import { ClientStages } from '../../components/projects/ClientStages.tsx';
import { DayLeaf } from '../../components/projects/DayLeaf.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useParams } from '../../router/context.ts';
import { ClientFrame } from './ClientFrame.tsx';
import { Reach } from './Reach.tsx';
import { orderedAndWhere } from './tracking-words.ts';
import { whomToCall } from './whom-to-call.ts';
import './TrackingPage.css';

/**
 * When an order comes, for a client without an account, by a mailed link: nothing to do there
 * (specification/mails-and-links.md#following-an-order).
 */
export function TrackingPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['suivi', token],
    queryFn: ({ signal }) => request(openTracking, { params: { token }, signal }),
    // A link that has ended shows nothing of before.
    staleTime: 0,
  });
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 410);
  return (
    <ClientFrame>
      {data && !gone ? (
        <Order order={data} token={token} />
      ) : error ? (
        <Ended error={error} gone={gone} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label="Votre commande arrive.">
          <div className="tracking-page">
            <Skeleton width="50%" height={20} />
            <Skeleton width="80%" height={36} />
            <Skeleton width="100%" height={88} />
            <Skeleton width="100%" height={300} />
          </div>
        </SkeletonGroup>
      )}
    </ClientFrame>
  );
}

function Order({ order, token }: { order: Tracked; token: string }) {
  const { nameProjet, ville, titre, etape, t_accord, demandeur, telephoneDC, mailDC } = order;
  return (
    <div className="tracking-page">
      <header>
        <p className="meta">{[nameProjet, ville].filter(Boolean).join(', ')}</p>
        <h1 className="title-page">{titre}</h1>
      </header>
      <Arrival order={order} />
      <Appointments order={order} token={token} />
      {/* The server's page may be newer than this one. */}
      <ClientStages stage={etape as ClientStage} mine={false} named />
      <Drawings order={order} />
      {t_accord !== null && <p className="meta">Signée par vous le {formatDate(t_accord)}.</p>}
      <div>
        <DelegateCard name={demandeur} telephone={telephoneDC} company="" />
        {mailDC !== '' && (
          <p className="meta tracking-page-mail">
            Ou par e-mail&nbsp;: <a href={`mailto:${mailDC}`}>{mailDC}</a>
          </p>
        )}
      </div>
      <p className="meta">
        Ce lien est à vous&nbsp;: il montre le jour d’arrivée et votre commande, rien à y faire. Il s’ouvre
        encore 30&nbsp;jours après la livraison.
      </p>
    </div>
  );
}

/** The day in the client's words; a late one says that another is coming, never who is late. */
function Arrival({ order }: { order: Tracked }) {
  const { arrivee, demandeur } = order;
  const where = orderedAndWhere(order);
  if (arrivee === null) return where === '' ? null : <p className="meta">{where}</p>;
  const { etat, jour, mots } = arrivee;
  const late = etat === 'retard' && jour !== null;
  return (
    <div className="tracking-page-day">
      {jour !== null && !late && <DayLeaf day={jour} />}
      <div>
        <p className="tracking-page-when">{mots}</p>
        {late && (
          <p className="lede">
            Elle devait arriver le {formatDate(`${jour}T12:00:00Z`)}. {demandeur} vous donne une nouvelle
            date.
          </p>
        )}
        {where !== '' && <p className="meta">{where}</p>}
      </div>
    </div>
  );
}

/** The days of the pre-visit and the pose, and one file for a calendar; that of the pose may be the arrival already. */
function Appointments({ order: { rendezVous, arrivee }, token }: { order: Tracked; token: string }) {
  if (rendezVous.length === 0) return null;
  return (
    <>
      {rendezVous
        .filter(({ mots }) => mots !== arrivee?.mots)
        .map(({ jour, mots }) => (
          <div key={mots} className="tracking-page-day">
            <DayLeaf day={jour} />
            <p className="tracking-page-when">{mots}</p>
          </div>
        ))}
      <CalendarLink href={addressOf(readTrackedCalendar, { params: { token } })} />
    </>
  );
}

/** The first pages of what was signed, each a link to itself at its size. */
function Drawings({ order: { dessins } }: { order: Tracked }) {
  return dessins.map((address, index) => (
    <a key={address} className="tracking-page-drawing" href={address}>
      <img
        src={address}
        alt={`Agrandir la création que vous avez signée${dessins.length > 1 ? `, page ${index + 1}` : ''}`}
        decoding="async"
      />
    </a>
  ));
}

function Ended({ error, gone, onRetry }: { error: Error; gone: boolean; onRetry: () => void }) {
  const who = whomToCall(error);
  return (
    <div className="approval-calm">
      <h1 className="title-page">
        {!gone
          ? 'Votre commande ne peut pas être affichée'
          : who
            ? 'Il n’y a plus rien à suivre ici'
            : 'Cette page n’existe pas'}
      </h1>
      <p className="lede" role="alert">
        {messageOf(error)}
      </p>
      {who && <Reach who={who} />}
      {!gone && (
        <Button tone="main" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
