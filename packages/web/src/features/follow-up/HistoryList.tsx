import { readFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { STATUS_TONES, type Status } from '@ardoise/domain/projects/statuses.ts';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { addressOf } from '../../api/request.ts';
import {
  calendarDays,
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
} from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { STATUS_ICONS } from '../../components/status-icons.ts';
import { type HistoryEntry, type HistorySentence, historySentences } from './history-sentence.ts';
import './HistoryList.css';

/** What happened, in sentences, newest first; the creation closes it. */
export function HistoryList({ project, now }: { project: Project; now: number }) {
  const sentences = historySentences(project.historique);
  return (
    <ol className="hist">
      {project.historique.map((entry, index) => (
        <HistoryLine
          key={`${entry.t_creation} ${entry.statut_arr}`}
          entry={entry}
          sentence={sentences[index]}
          now={now}
        />
      ))}
      <li className="t-draft">
        <StatusDot statut="Brouillon" />
        Le projet a été créé{project.originalId ? ' par clonage' : ''}.
        <When date={project.t_creation} statut="Brouillon" now={now} />
      </li>
    </ol>
  );
}

interface HistoryLineProps {
  entry: HistoryEntry;
  sentence: HistorySentence | undefined;
  now: number;
}

function HistoryLine({ entry, sentence, now }: HistoryLineProps) {
  const statut = entry.statut_arr as Status;
  return (
    <li className={`t-${STATUS_TONES[statut]}`}>
      <StatusDot statut={statut} />
      <b>{sentence?.who}</b> {sentence?.did}
      {sentence?.roundTrip && (
        <>
          {'\u00a0: '}
          {sentence.roundTrip}
          <sup>e</sup> aller-retour
        </>
      )}
      .
      <When date={entry.t_creation} statut={statut} now={now} />
      {entry.comment && <q>{entry.comment}</q>}
      {entry.fichiers.length > 0 && (
        <ul>
          {entry.fichiers.map((file) => (
            <li key={file.id}>
              <a href={addressOf(readFile, { params: { id: file.id } })} target="_blank" rel="noreferrer">
                <Icon of={IconPaperclip} size="s" />
                {file.filename}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function StatusDot({ statut }: { statut: Status }) {
  return (
    <span className="ic">
      <Icon of={STATUS_ICONS[statut]} />
    </span>
  );
}

/** 'il y a 2 jours, 10:12 · Agence' while it is recent, then the full date. */
function When({ date, statut, now }: { date: string; statut: string; now: number }) {
  const days = calendarDays(date, now);
  const day =
    days < 1
      ? formatRelative(date, now)
      : `${days < 4 ? formatRelative(date, now) : formatDate(date)}, ${formatTime(date)}`;
  return (
    <span className="when">
      <time dateTime={date} title={formatDateTime(date)}>
        {day}
      </time>
      {` · ${statut}`}
    </span>
  );
}
