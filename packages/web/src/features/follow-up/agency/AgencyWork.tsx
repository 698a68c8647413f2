import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { showsProof, waitsForClient } from '@ardoise/domain/rules/moves.ts';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { type ComponentProps, useId } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { lateScreen } from '../../../components/late-screen.tsx';
import { sinceDays } from '../../../components/projects/holder-words.ts';
import { LateBadge } from '../../../components/projects/LateBadge.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useFindings } from '../../../hooks/use-findings.ts';
import type { CardProps } from '../card-props.ts';
import { StatusFields } from '../status-change/StatusFields.tsx';
import { type StatusFormOptions, useStatusForm } from '../status-change/use-status-form.ts';
import { actionWords } from '../words/action-words.ts';
import { ExecutionFiles } from '../work-files/ExecutionFiles.tsx';
import { useWorkUploads } from '../work-files/use-work-uploads.ts';
import type { AgencyFindings as Compared } from './AgencyFindings.tsx';
import { AgencyRemarks } from './AgencyRemarks.tsx';
import {
  differsTitle,
  dueInWords,
  laterInWords,
  unaskedLede,
  unaskedNote,
  workTitle,
} from './agency-words.ts';
import type { AgencyWork as Work } from './agency-work.ts';
import { type Asked, askedOfAgency } from './asked-of-agency.ts';
import { ProofDrop } from './ProofDrop.tsx';
import './AgencyWork.css';
import './AskedQuote.css';
import './LaterMoves.css';
import './SendForm.css';

interface SendFormProps extends Omit<StatusFormOptions, 'action' | 'onClose'> {
  /** Allowed now, the first one in red. */
  moves: readonly [ProjectAction, ...ProjectAction[]];
  /** Files are still being sent. */
  waits: boolean;
  /** Below the first move: 'avec 3 écarts que personne n’a demandés'. */
  note: string;
}

/** A word to the delegate, and the moves: one click sends, without a dialog. */
function SendForm({ moves, waits, note, ...options }: SendFormProps) {
  const [main] = moves;
  const noteId = useId();
  const { project, draft } = options;
  const form = useStatusForm({ ...options, action: main, onClose: () => undefined });
  const toClient = moves.some(({ to }) => waitsForClient(to));
  return (
    <form className="send-form" onSubmit={(event) => event.preventDefault()}>
      <StatusFields
        project={project}
        draft={draft}
        form={form}
        asksPrinter={moves.some(({ needsPrinter }) => needsPrinter)}
        // The delegate reads every proof, whoever it is submitted to.
        label={
          showsProof(main.to) ? `Un mot pour ${project.nomDc}` : actionWords(project.statut, main).message
        }
        help={toClient && 'Soumise au client, la création part avec ce mot.'}
        placeholder={showsProof(main.to) ? 'Ce qui a changé, ce qu’il faut vérifier' : undefined}
        optional
        rows={2}
        filesBehind="Joindre un fichier à ce mot"
      />
      {form.error && (
        <Banner tone="stop" role="alert">
          {messageOf(form.error)}
        </Banner>
      )}
      <div className="actions">
        {moves.map((action) => (
          <Button
            key={action.target}
            size="l"
            tone={action === main ? 'main' : 'line'}
            icon={showsProof(action.to) && !waitsForClient(action.to) ? IconUserCheck : IconSend}
            busy={form.busy || waits}
            {...(action === main && note && { 'aria-label': action.label, 'aria-describedby': noteId })}
            onClick={() => void form.submit(action)}
          >
            {action === main && note ? (
              <span>
                {action.label}
                <small className="send-form-note" id={noteId}>
                  {note}
                </small>
              </span>
            ) : (
              action.label
            )}
          </Button>
        ))}
      </div>
    </form>
  );
}

interface LaterMovesProps {
  /** 'Ensuite : …' */
  words: string;
  moves: readonly ProjectAction[];
}

/** What cannot be done yet, in one line, and why not. */
function LaterMoves({ words, moves }: LaterMovesProps) {
  if (moves.length === 0) return null;
  return (
    <details className="later-moves">
      <summary>
        <span>{words}</span>
        <u>
          <Icon of={IconHelpCircle} size="s" />
          Pourquoi pas{'\u00a0?'}
        </u>
      </summary>
      <ul>
        {moves.map(({ target, label, reason }) => (
          <li key={target}>
            <b>
              <Icon of={IconLock} size="s" />
              {label}
            </b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AskedQuoteProps {
  asked: Asked;
  /** Opens an attachment of the message. */
  onOpenFile: (id: string) => void;
}

/** The request of the person who sent the project to the agency. */
function AskedQuote({ asked: { text, causes, who, date, files }, onOpenFile }: AskedQuoteProps) {
  return (
    <blockquote className="asked-quote">
      {causes && <p className="meta">{causes}</p>}
      {text && (
        <p>
          «{NBSP}
          {text}
          {NBSP}»
        </p>
      )}
      <footer className="meta">
        {who}, le {formatDate(date)}
      </footer>
      {files.map(({ id, filename }) => (
        <Button key={id} tone="text" icon={IconPaperclip} onClick={() => onOpenFile(id)}>
          {shownFileName(filename)}
        </Button>
      ))}
    </blockquote>
  );
}

const AgencyFindings = lateScreen<ComponentProps<typeof Compared>>(
  async () => (await import('./AgencyFindings.tsx')).AgencyFindings,
  null,
);

type AgencyWorkProps = Omit<CardProps, 'viewer'> & { work: Work };

/** The agency's card: the deadline, the request, the drop zone for its files, and, with files, where to send them. */
export function AgencyWork({ project, proofs, files, now, onShow, sending, work }: AgencyWorkProps) {
  const asked = askedOfAgency(project);
  const current = proofs.data?.find(({ actuelle }) => actuelle);
  const uploads = useWorkUploads(project._id.$oid, 'photo_crea');
  const underWay = [uploads.adding, uploads.replacing].some(({ pending }) =>
    pending.some(({ failure }) => failure === null),
  );
  const openProof = (fileId: string) =>
    current && onShow({ kind: 'proof', version: current.version, fileId });
  const [first, ...others] = work.moves;
  const compared = work.makes === 'creation' && work.ready;
  const { findings, ...acts } = useFindings(project._id.$oid, compared && current ? current.version : null);
  const told = findings?.commande ?? [];
  // While answers hold it back, 'rien ne vous retient' would not be true.
  const differs = compared && !work.held && told.length > 0;
  return (
    <section className="agency-work" aria-labelledby="work">
      <p className="meta">
        Qui a la main{'\u00a0'}: vous, {sinceDays(project.t_statut, now)}
      </p>
      <h2 className="title-section" id="work">
        {differs ? differsTitle(work.version, told) : workTitle(work, project)}
      </h2>
      {differs && <p className="lede">{unaskedLede(told)}</p>}
      <Due project={project} />
      {asked && (
        <AskedQuote
          asked={asked}
          onOpenFile={(id) => {
            const file = files.data?.find((one) => one.id === id);
            if (file) onShow({ kind: 'viewer', files: [file] });
          }}
        />
      )}
      <AgencyRemarks project={project} proofs={proofs.data ?? []} onShow={onShow} />
      {work.makes === 'execution' ? (
        <ExecutionFiles
          project={project}
          files={files.data ?? []}
          mayUpload
          inCard
          onOpen={(file) => onShow({ kind: 'viewer', files: [file], title: 'Fichier d’exécution' })}
        />
      ) : proofs.isPending ? (
        <SkeletonGroup label="Chargement de la création">
          <Skeleton width="100%" height={288} />
        </SkeletonGroup>
      ) : (
        <ProofDrop
          projectId={project._id.$oid}
          current={current}
          ready={work.ready}
          uploads={uploads}
          onOpen={openProof}
        />
      )}
      {current && compared && (
        <AgencyFindings
          project={project}
          proofs={proofs.data ?? []}
          proof={current}
          findings={findings}
          acts={acts}
          onOpen={openProof}
        />
      )}
      {work.ready && !work.held && first && (
        <SendForm
          {...sending(first)}
          moves={[first, ...others]}
          waits={underWay}
          note={differs ? unaskedNote(told) : ''}
        />
      )}
      <LaterMoves words={laterInWords(work)} moves={work.later} />
    </section>
  );
}

function Due({ project }: Pick<AgencyWorkProps, 'project'>) {
  const due = dueInWords(project);
  if (project.retard > 0 && project.echeance)
    return (
      <p>
        <LateBadge days={project.retard} due={project.echeance} />
      </p>
    );
  if (due === null) return null;
  return (
    <p className="lede">
      À rendre au plus tard le <b>{due.day}</b>, {due.left}.
    </p>
  );
}
