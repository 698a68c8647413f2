import { deleteFile } from '@ardoise/domain/contract/files.ts';
import type { CheckedFile } from '@ardoise/domain/contract/print-check.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconMessageReport from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { FileThumbnail } from '../../../components/documents/FileThumbnail.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { formatDateTime } from '../../../components/format-date.ts';
import { NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { useUploads } from '../../../components/uploads/use-uploads.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { Link } from '../../../router/Link.tsx';
import { PickFiles } from '../work-files/PickFiles.tsx';
import { UploadRows } from '../work-files/UploadRows.tsx';
import { fileInWords, LEVEL_TONES, underWayInWords } from './check-words.ts';
import { useWaiver } from './use-print-check.ts';

interface Place {
  rank: number;
  level: 'stop' | 'wait';
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The points of the first page, which is the one that is drawn, each with its number in the list. */
function placesOf({ verdict }: CheckedFile): Place[] {
  return (verdict?.points ?? []).flatMap(({ page, place, niveau }, index) =>
    page === 1 && place !== null
      ? [{ rank: index + 1, level: niveau === 'À refaire' ? ('stop' as const) : ('wait' as const), ...place }]
      : [],
  );
}

const percent = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`;

/** A file's first page with the places of its points; the list says the same in words. */
function CheckedPage({ file }: { file: CheckedFile }) {
  return (
    <div className="print-check-page" aria-hidden="true">
      <div className="print-check-drawn">
        {file.photo === null ? <FileThumbnail file={file} /> : <img src={file.photo} alt="" />}
        {file.photo !== null &&
          placesOf(file).map(({ rank, level, x, y, w, h }) => (
            <span
              key={rank}
              className={`print-check-place print-check-${level}`}
              style={{ left: percent(x), top: percent(y), width: percent(w), height: percent(h) }}
            >
              <b>{rank}</b>
            </span>
          ))}
      </div>
    </div>
  );
}

type Verdict = NonNullable<CheckedFile['verdict']>;

const LEVEL_ICONS = { Bon: IconCheck, 'À savoir': IconInfoCircle, 'À refaire': IconCircleX } as const;

function Level({ file }: { file: CheckedFile }) {
  if (file.verdict !== null)
    return (
      <Tag icon={LEVEL_ICONS[file.verdict.niveau]} tone={LEVEL_TONES[file.verdict.niveau]}>
        {file.verdict.niveau}
      </Tag>
    );
  return file.etat === 'en cours' ? (
    <Tag icon={IconHourglass} tone="work">
      {underWayInWords(file)}
    </Tag>
  ) : (
    <Tag icon={IconAlertTriangle} tone="draft">
      Contrôle impossible pour l’instant
    </Tag>
  );
}

function Facts({ faits }: Pick<Verdict, 'faits'>) {
  return (
    <ul className="print-check-facts">
      {faits.map(({ bon, mots }) => (
        <li key={mots} className={bon ? undefined : 'print-check-wrong'}>
          <Icon of={bon ? IconCheck : IconX} size="s" />
          {mots}
        </li>
      ))}
    </ul>
  );
}

function Points({ points }: Pick<Verdict, 'points'>) {
  return (
    <ol className="print-check-points">
      {points.map(({ vu, ou, faire, niveau, qui }, index) => (
        <li key={`${vu}${ou}`}>
          <span
            className={`print-check-number print-check-${niveau === 'À refaire' ? 'stop' : 'wait'}`}
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <b>{vu}</b> <span className="meta">{ou}</span>
            <p className="print-check-cure">
              <span>À faire{qui === 'imprimeur' ? ' (ou l’imprimeur)' : ''}</span> {faire}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Everything that was looked at. */
function Looked({ controles }: Pick<Verdict, 'controles'>) {
  return (
    <details className="print-check-looked">
      <summary>Voir les {controles.length} contrôles</summary>
      <Facts faits={controles} />
    </details>
  );
}

interface ReplaceFileProps {
  projectId: string;
  file: CheckedFile;
  main: boolean;
}

/** Sends a file in the place of another, which goes once the new one is there. */
function ReplaceFile({ projectId, file, main }: ReplaceFileProps) {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: projectKey(projectId) });
  const uploads = useUploads({
    projectId,
    type: 'execution',
    onUploaded: async () => {
      if (file.deletable)
        await request(deleteFile, { params: { id: projectId }, query: { filename: file.filename } }).catch(
          () => undefined,
        );
      await reload();
    },
  });
  return (
    <>
      <PickFiles
        label={main ? 'Déposer le fichier corrigé' : 'Remplacer'}
        icon={main ? IconCloudUp : IconRepeat}
        type="execution"
        multiple={false}
        look={{ tone: main ? 'main' : 'line' }}
        onPick={uploads.add}
      />
      <UploadRows uploads={[uploads]} />
    </>
  );
}

interface WaiverDialogProps {
  projectId: string;
  file: CheckedFile;
  onClose: () => void;
}

/** Head office lets a file be printed as it is, and says why. */
function WaiverDialog({ projectId, file, onClose }: WaiverDialogProps) {
  const form = useForm({ defaultValues: { commentaire: '' } });
  const waiver = useWaiver(projectId);
  const send = ({ commentaire }: { commentaire: string }) =>
    waiver.mutateAsync({ empreinte: file.empreinte, commentaire }).then(onClose, () => undefined);
  return (
    <FormDialog
      title={`Laisser imprimer ${shownFileName(file.filename)} tel quel${NBSP}?`}
      description="L’agence pourra l’envoyer en impression. L’historique et l’imprimeur disent pourquoi."
      confirm="Laisser imprimer"
      busy={waiver.isPending}
      refused={waiver.error === null ? undefined : messageOf(waiver.error)}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <TextArea control={form} name="commentaire" label="Pourquoi" maxLength={2000} rows={3} />
    </FormDialog>
  );
}

interface CheckedFileCardProps {
  projectId: string;
  file: CheckedFile;
  /** Head office may let it be printed as it is. */
  waivable: boolean;
  /** The agency may replace it. */
  replaceable: boolean;
  /** The one red button of the page. */
  first: boolean;
}

/** What is said of one file, and what may be done about it. */
export function CheckedFileCard({ projectId, file, waivable, replaceable, first }: CheckedFileCardProps) {
  const [waiving, setWaiving] = useState(false);
  const { verdict, derogation, bloque } = file;
  const name = shownFileName(file.filename);
  const isFaulty = verdict?.niveau === 'À refaire';
  return (
    <section className="print-check-file" aria-label={name}>
      <CheckedPage file={file} />
      <div className="print-check-said">
        <div className="print-check-head">
          <div>
            <h2 className="title-sub">{name}</h2>
            <p className="meta">{fileInWords(file)}</p>
          </div>
          <Level file={file} />
        </div>
        {verdict !== null && (
          <>
            <Facts faits={verdict.faits} />
            <p>{verdict.phrase}</p>
            {verdict.points.length > 0 ? (
              <Points points={verdict.points} />
            ) : (
              <Looked controles={verdict.controles} />
            )}
          </>
        )}
        {file.etat === 'impossible' && <p>Il peut partir tel quel{'\u00a0'}: vérifiez-le à l’œil.</p>}
        {derogation !== null && (
          <Banner tone="work">
            {derogation.par} le laisse imprimer tel quel, le {formatDateTime(derogation.t_creation)}
            {'\u00a0'}: «{'\u00a0'}
            {derogation.commentaire}
            {'\u00a0'}»
          </Banner>
        )}
        <div className="print-check-acts">
          {replaceable && verdict?.niveau !== 'Bon' && (
            <ReplaceFile projectId={projectId} file={file} main={first && bloque && !waivable} />
          )}
          {replaceable && bloque && !waivable && (
            <Link className={buttonClass({ tone: 'text' })} to={PAGES.help}>
              <Icon of={IconMessageReport} />
              Demander une dérogation au siège
            </Link>
          )}
          {waivable && isFaulty && derogation === null && file.myplv_file_type === 'execution' && (
            <Button icon={IconCheck} onClick={() => setWaiving(true)}>
              Laisser imprimer tel quel
            </Button>
          )}
        </div>
      </div>
      {waiving && <WaiverDialog projectId={projectId} file={file} onClose={() => setWaiving(false)} />}
    </section>
  );
}
