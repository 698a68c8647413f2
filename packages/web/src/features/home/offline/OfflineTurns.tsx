import { STAGES } from '@ardoise/domain/projects/stages.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useQuery } from '@tanstack/react-query';
import type { Sending } from '../../../api/outbox/sending.ts';
import { buttonClass } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatNumber } from '../../../components/format-number.ts';
import { keptTime } from '../../../components/format-short-day.ts';
import { Icon } from '../../../components/Icon.tsx';
import { NetworkNeeded } from '../../../components/NetworkNeeded.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { nextAction } from '../../../components/projects/next-action.ts';
import { ProjectPicture } from '../../../components/projects/ProjectPicture.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { useKeptAddresses } from '../../../hooks/use-kept.ts';
import { useOutbox } from '../../../hooks/use-outbox.ts';
import { Link } from '../../../router/Link.tsx';
import { TurnItem, turnsQuery } from '../TurnList.tsx';
import { offlineAct } from './offline-acts.ts';

const [BEGUN_AS] = STAGES.draft;

interface BegunItemProps {
  creation: Sending;
  /** Its signatures of this device. */
  signed: Sending | undefined;
  now: number;
}

/** An order that was begun here: the server does not have it yet. */
function BegunItem({ creation, signed, now }: BegunItemProps) {
  const { begun, project, projectId, at, refusal } = creation;
  if (begun === undefined) return null;
  const since = signed ? `signée ici, ${keptTime(signed.at, now)}` : `commencée ici, ${keptTime(at, now)}`;
  return (
    <li>
      <ProjectPicture type={begun.type} image="" size="s" />
      <span className="home-line-name">
        <b>{project}</b>
        <span className="meta">{[begun.type, signed?.refusal ?? refusal ?? since].join(' · ')}</span>
      </span>
      <span className="home-line-status">
        <StatusTag status={BEGUN_AS} />
      </span>
      <Link className={buttonClass({ tone: 'line' })} to={wizardPath(begun.type, projectId)}>
        {signed ? 'Relire' : 'Reprendre'}
        <span className="visually-hidden"> {project}</span>
      </Link>
    </li>
  );
}

interface OfflineTurnsProps {
  viewer: Viewer;
  count: number | undefined;
  /** When the list was kept, and now, in milliseconds. */
  at: number | null;
  now: number;
}

/** What waited at the last contact: what is here opens, the rest says that it needs the network. */
export function OfflineTurns({ viewer, count, at, now }: OfflineTurnsProps) {
  const turns = useQuery(turnsQuery);
  const { sendings } = useOutbox();
  const begun = sendings.filter(({ kind }) => kind === 'creation');
  const signed = sendings.filter(({ kind }) => kind === 'deposit');
  const isKept = useKeptAddresses();
  const rows = turns.data?.projets ?? [];
  const since = at === null ? '' : `, à jour de ${keptTime(at, now)}`;
  return (
    <section className="home-turns" aria-labelledby="turns">
      <h2 className="visually-hidden" id="turns">
        À vous de jouer
      </h2>
      {rows.length + begun.length === 0 ? (
        <EmptyState title={turns.data ? 'Rien ne vous attendait' : 'Pas encore sur cet appareil'}>
          Vos projets se liront ici au retour du réseau.
        </EmptyState>
      ) : (
        <ul className="home-lines home-turn-lines">
          {begun.map((creation) => (
            <BegunItem
              key={creation.id}
              creation={creation}
              signed={signed.find(({ projectId }) => projectId === creation.projectId)}
              now={now}
            />
          ))}
          {rows.map((row) => {
            const act = isKept && offlineAct(row, isKept);
            return (
              <TurnItem
                key={row._id.$oid}
                row={row}
                viewer={viewer}
                act={
                  act ? (
                    <Link className={buttonClass({ tone: 'line' })} to={act.to}>
                      {act.label}
                      <span className="visually-hidden"> {projectName(row)}</span>
                    </Link>
                  ) : (
                    <NetworkNeeded act={`${nextAction(row, viewer).label}, ${projectName(row)}`} />
                  )
                }
              />
            );
          })}
        </ul>
      )}
      {count !== undefined && count > rows.length && rows.length > 0 && (
        <Link className="home-all" to={PAGES.dashboard} search={{ q_vue: 'attente' }}>
          Voir les {formatNumber(count)}
          {since}
          <Icon of={IconArrowRight} size="s" />
        </Link>
      )}
    </section>
  );
}
