import type { Project } from '@ardoise/domain/contract/projects.ts';
import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { STATUS_TONES, STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconSignatureOff from '@tabler/icons-react/dist/esm/icons/IconSignatureOff.mjs';
import {
  calendarDays,
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
} from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { STATUS_ICONS } from '../../../components/status-icons.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { agreementSentence } from '../words/agreement-sentence.ts';
import { causesInWords } from '../words/causes-in-words.ts';
import {
  actsBeforeEffects,
  type HistorySentence,
  historySentences,
  sentencesForClient,
} from '../words/history-sentence.ts';
import './HistoryList.css';

interface HistoryListProps {
  project: Project;
  now: number;
  /** Opens an attachment of a message. */
  onOpenFile: (id: string) => void;
}

/** History in sentences, newest first: moves, approvals and changes; ends with the creation. */
export function HistoryList({ project, now, onOpenFile }: HistoryListProps) {
  const forClient = useMe().role === 'client';
  const sentences = (forClient ? sentencesForClient : historySentences)(project.historique);
  const told = new Map(project.historique.map(({ id }, index) => [id, sentences[index]]));
  return (
    <ol className="history-list">
      {actsBeforeEffects(project.historique).map((entry) => (
        <li key={entry.id}>
          {entry.accord === null ? (
            <MoveLine entry={entry} sentence={told.get(entry.id)} now={now} onOpenFile={onOpenFile} />
          ) : (
            <Agreement entry={entry} now={now} />
          )}
        </li>
      ))}
      <li>
        <StatusDot statut="Brouillon" />
        {forClient
          ? 'La commande a été créée'
          : `Le projet a été créé${project.originalId ? ' par clonage' : ''}`}
        .
        <When date={project.t_creation} after="Brouillon" now={now} />
      </li>
    </ol>
  );
}

interface MoveLineProps {
  entry: HistoryEntry;
  sentence: HistorySentence | undefined;
  now: number;
  onOpenFile: (id: string) => void;
}

function MoveLine({ entry, sentence, now, onOpenFile }: MoveLineProps) {
  return (
    <>
      <StatusDot statut={entry.statut_arr} />
      <b>{sentence?.who}</b> {sentence?.did}
      {sentence?.roundTrip && (
        <>
          {'\u00a0: '}
          {sentence.roundTrip}
          <sup>e</sup> aller-retour
        </>
      )}
      .
      <When date={entry.t_creation} after={entry.statut_arr} now={now} forced={entry.force} />
      <Causes entry={entry} />
      {entry.comment && <q>{entry.comment}</q>}
      {entry.fichiers.length > 0 && (
        <ul>
          {entry.fichiers.map((file) => (
            <li key={file.id}>
              <button type="button" onClick={() => onOpenFile(file.id)}>
                <Icon of={IconPaperclip} size="s" />
                {shownFileName(file.filename)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Why the order went back, above what was said with it. */
function Causes({ entry }: Pick<MoveLineProps, 'entry'>) {
  const said = causesInWords(entry, useMe().role);
  return said && <span className="history-list-causes">{said}</span>;
}

/** An approval, with its move, or its withdrawal, with its reason unless the line above says it. */
function Agreement({ entry, now }: { entry: HistoryEntry; now: number }) {
  const given = entry.nature === 'accord';
  const moved = entry.statut_dep !== entry.statut_arr;
  const sentence = agreementSentence(entry);
  return (
    <>
      <span className={`history-list-icon tone-${given ? 'done' : 'void'}`}>
        <Icon of={given ? IconSignature : IconSignatureOff} />
      </span>
      <b>{sentence?.who}</b> {sentence?.did}.
      <When
        date={entry.t_creation}
        after={given ? (moved ? entry.statut_arr : 'Accord') : 'Accord retiré'}
        now={now}
      />
      {!given && entry.cause === null && entry.comment && <q>{entry.comment}</q>}
    </>
  );
}

function StatusDot({ statut }: { statut: Status }) {
  return (
    <span className={`history-list-icon tone-${STATUS_TONES[statut]}`}>
      <Icon of={STATUS_ICONS[statut]} />
    </span>
  );
}

interface WhenProps {
  date: string;
  /** The resulting status. */
  after: string;
  now: number;
  /** An administrator's forced move. */
  forced?: boolean;
}

/** 'il y a 2 jours, 10:12 · Agence' while recent, then the full date. */
function When({ date, after, now, forced = false }: WhenProps) {
  const forClient = useMe().role === 'client';
  const status = STATUSES.find((statut) => statut === after);
  const where = forClient && status ? clientStage(status) : after;
  const days = calendarDays(date, now);
  const day =
    days < 1
      ? formatRelative(date, now)
      : `${days < 4 ? formatRelative(date, now) : formatDate(date)}, ${formatTime(date)}`;
  return (
    <span className="history-list-when">
      <time dateTime={date} title={formatDateTime(date)}>
        {day}
      </time>
      {` · ${where}`}
      {forced && !forClient && <b className="history-list-forced">forcé</b>}
    </span>
  );
}
