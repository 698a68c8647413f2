import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { useId, useState } from 'react';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { counted, formatNumber, NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { QuotaFigure, StaleFigure } from './QuotaFigure.tsx';
import { useFigure } from './use-figure.ts';
import { useSavePlan } from './use-plan.ts';
import { type GridLine, lineName, type QuotaCell } from './use-quota-grid.ts';

interface PlanCellProps {
  annee: number;
  line: GridLine;
  kind: QuotaKind;
  onSaved: () => void;
}

/** A prepared figure: saved when one leaves the field. */
export function PlanCell({ annee, line, kind, onSaved }: PlanCellProps) {
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
