import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { openQuotaYear, type PlanSource } from '@ardoise/domain/contract/quota-edits.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { useId, useState } from 'react';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted, formatNumber, NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { PlanFillDialog } from './PlanFillDialog.tsx';
import { QuotaFigure, StaleFigure } from './QuotaFigure.tsx';
import { QuotaTable } from './QuotaTable.tsx';
import { useFigure } from './use-figure.ts';
import { useSavePlan } from './use-plan.ts';
import { type GridLine, lineName, type QuotaCell, type QuotaGrid, useRefreshGrid } from './use-quota-grid.ts';

interface PlanCellProps {
  annee: number;
  line: GridLine;
  kind: QuotaKind;
  onSaved: () => void;
}

/** A prepared figure: saved on blur. */
function PlanCell({ annee, line, kind, onSaved }: PlanCellProps) {
  const cell = line.cellules[kind];
  const figure = useFigure(cell);
  const [problem, setProblem] = useState<string>();
  const save = useSavePlan(annee);
  const once = useSingleFlight();
  const id = useId();
  const { value, wrong, changed, theirs, base } = figure;
  const store = (version: number) =>
    once(async () => {
      if (!changed || wrong || version !== cell.version) return;
      setProblem(undefined);
      try {
        const cellules = [{ smhf: line.smhf, typeProjet: kind, annuel: value, version }];
        await save({ origine: 'saisie', cellules });
        figure.restore();
        onSaved();
      } catch (error) {
        // A conflict shows by itself: the cell was refetched.
        if (!(error instanceof ApiError && error.code === 'VERSION')) setProblem(messageOf(error));
      }
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void store(base.version);
      }}
    >
      <QuotaFigure
        figure={figure}
        id={id}
        label={`${KIND_WORDS[kind].name}, quota ${annee} ${ofName(lineName(line))}`}
        onLeave={() => void store(base.version)}
        onRestore={() => {
          figure.restore();
          setProblem(undefined);
        }}
      />
      <LastYear annee={annee} cell={cell} planned={value} />
      {changed && theirs !== undefined && (
        <StaleFigure figure={figure} who={undefined} onKept={() => void store(cell.version)} />
      )}
      {problem !== undefined && (
        <p className="content-quotas-wrong" role="alert">
          {problem} <Button type="submit">Réessayer</Button>
        </p>
      )}
    </form>
  );
}

/** What was used last year and will have been at its end, and whether the figure is below that. */
function LastYear({ annee, cell, planned }: { annee: number; cell: QuotaCell; planned: number | null }) {
  const { annuel, utilisees, prevues } = cell.precedent;
  if (annuel === null && prevues === 0)
    return <span className="content-quotas-words">rien en {annee - 1}</span>;
  const less = planned === null ? 0 : prevues - planned;
  return (
    <>
      <span className="content-quotas-words">
        {annee - 1}
        {NBSP}: {counted(utilisees, 'utilisée', 'utilisées')}
        {prevues !== utilisees && `, ${formatNumber(prevues)} prévues`}
      </span>
      {less > 0 && (
        <span className="content-quotas-less tone-wait">
          <Icon of={IconTrendingUp} size="s" />
          {formatNumber(less)} de moins que prévu
        </span>
      )}
    </>
  );
}

/** Lines of a year with a figure missing. */
function incompleteLines({ lignes }: Pick<QuotaGrid, 'lignes'>): GridLine[] {
  return lignes.filter(({ cellules }) => QUOTA_KINDS.some((kind) => cellules[kind].annuel === null));
}

const CLOCK = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

interface OpenYearBarProps {
  grid: QuotaGrid;
  /** Last save of this screen. */
  savedAt: Date | undefined;
}

/** What is saved, and the opening: locked until every cell is set. */
function OpenYearBar({ grid, savedAt }: OpenYearBarProps) {
  const { annee, lignes, annees } = grid;
  const [asking, setAsking] = useState(false);
  const id = useId();
  const toast = useToast();
  const refresh = useRefreshGrid(annee);
  const missing = incompleteLines(grid).length;
  const locked = missing > 0 || lignes.length === 0;
  const isNext = annees.at(-1)?.annee === annee;
  const open = async () => {
    const { message } = await request(openQuotaYear, { params: { annee }, body: undefined });
    toast({ message });
    await refresh();
  };
  return (
    <div className="content-quotas-open">
      <span className="content-quotas-saved" role="status">
        {savedAt && <Icon of={IconCloudCheck} size="s" />}
        {savedAt
          ? `Enregistré à ${CLOCK.format(savedAt)}, rien n’est ouvert`
          : 'Enregistré au fur et à mesure, rien n’est ouvert'}
      </span>
      <span className="content-quotas-why" id={id}>
        {locked &&
          (lignes.length === 0 ? 'Aucun SMHF n’a de compte' : `${counted(missing, 'SMHF', 'SMHF')} à fixer`)}
      </span>
      <Button
        tone="main"
        icon={locked ? IconLock : undefined}
        refused={locked}
        aria-describedby={locked ? id : undefined}
        onClick={() => setAsking(true)}
      >
        {isNext ? 'Ouvrir au 1er janvier' : `Ouvrir les quotas ${annee}`}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Ouvrir les quotas ${annee} ?`}
          confirm={isNext ? 'Ouvrir au 1er janvier' : 'Ouvrir maintenant'}
          tone="main"
          onConfirm={open}
          onClose={() => setAsking(false)}
        >
          {`${counted(lignes.length, 'SMHF reçoit ses chiffres', 'SMHF reçoivent leurs chiffres')} par e-mail. Ils comptent ${isNext ? `à partir du 1er janvier ${annee}` : 'dès maintenant'}. Ensuite, chaque changement demande un motif\u00a0; l’ouverture ne s’annule pas.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** A year in preparation: filled, typed, then opened. */
export function PlanYear({ grid }: { grid: QuotaGrid }) {
  const { annee, lignes } = grid;
  const [filling, setFilling] = useState<Exclude<PlanSource, 'saisie'>>();
  const [savedAt, setSavedAt] = useState<Date>();
  const saved = () => setSavedAt(new Date());
  return (
    <>
      <div className="content-quotas-fills">
        <Button icon={IconCopy} onClick={() => setFilling('reprise')}>
          Reprendre {annee - 1}
        </Button>
        <Button icon={IconTrendingUp} onClick={() => setFilling('previsions')}>
          Partir des prévisions
        </Button>
        <Button tone="text" icon={IconClipboard} onClick={() => setFilling('collage')}>
          Coller depuis un tableur
        </Button>
      </div>
      <PlanBanner grid={grid} />
      <QuotaTable
        lines={lignes}
        note={(line) => (incompleteLines({ lignes: [line] }).length > 0 ? 'à fixer' : null)}
        totalNote={(cells) =>
          `${formatNumber(cells.reduce((sum, { precedent }) => sum + (precedent.annuel ?? 0), 0))} en ${annee - 1}`
        }
        cell={(line, kind) => (
          <PlanCell key={`${annee} ${line.smhf} ${kind}`} {...{ annee, line, kind }} onSaved={saved} />
        )}
      />
      <OpenYearBar grid={grid} savedAt={savedAt} />
      {filling && (
        <PlanFillDialog grid={grid} source={filling} onSaved={saved} onClose={() => setFilling(undefined)} />
      )}
    </>
  );
}

/** When it opens, which figures apply until then, and who has no quota yet. */
function PlanBanner({ grid }: { grid: QuotaGrid }) {
  const { annee, etat, annees, repris } = grid;
  const isNext = annees.at(-1)?.annee === annee;
  const names = incompleteLines(grid).map(lineName);
  const missing =
    names.length === 0 || names.length === grid.lignes.length ? '' : `À fixer encore : ${names.join(', ')}.`;
  if (etat !== 'preparation') return null;
  return (
    <Banner tone="wait" icon={IconCalendarEvent}>
      {!isNext ? (
        <>
          <b>Les quotas {annee} ne sont pas ouverts.</b>{' '}
          {repris === null
            ? 'Aucune création n’est possible.'
            : `Ceux de ${repris} s’appliquent depuis le 1er janvier.`}
        </>
      ) : (
        <>
          <b>
            Les quotas {annee} s’ouvrent le 1er janvier {annee}.
          </b>{' '}
          Si personne ne les ouvre, ceux de {annee - 1} s’appliqueront.
        </>
      )}{' '}
      {missing}
    </Banner>
  );
}
