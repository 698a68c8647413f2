import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { quotaEffect } from '@ardoise/domain/content/quotas/quota-cell.ts';
import { REASON_NEEDED } from '@ardoise/domain/content/quotas/quota-words.ts';
import { changeQuota } from '@ardoise/domain/contract/quota-edits.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { useId, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { formatNumber } from '../../../components/format-number.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { QuotaFigure, StaleFigure } from './QuotaFigure.tsx';
import { QuotaMeter } from './QuotaMeter.tsx';
import { QuotaReason } from './QuotaReason.tsx';
import { useFigure } from './use-figure.ts';
import { type GridLine, lineName, useKeepCells, useRefreshGrid } from './use-quota-grid.ts';

interface OpenCellProps {
  annee: number;
  line: GridLine;
  kind: QuotaKind;
}

/** Refusals of a change whose screen is behind the server. */
const STALE: readonly string[] = ['VERSION', 'QUOTA_A_CONFIRMER', 'STATUT'];

/** State of a cell's change. */
function useCellChange({ annee, line, kind }: OpenCellProps) {
  const figure = useFigure(line.cellules[kind]);
  const [motif, setMotif] = useState('');
  const [problem, setProblem] = useState<string>();
  const [who, setWho] = useState<string>();
  const [busy, setBusy] = useState(false);
  const keep = useKeepCells(annee);
  const refresh = useRefreshGrid(annee);
  const once = useSingleFlight();
  const restore = () => {
    figure.restore();
    setMotif('');
    setProblem(undefined);
    setWho(undefined);
  };
  const save = (annuel: number, depasse: boolean, onSaved: () => void) =>
    once(async () => {
      if (!saysSomething(motif)) return setProblem(REASON_NEEDED);
      setProblem(undefined);
      setBusy(true);
      try {
        const params = { annee, smhf: line.smhf, typeProjet: kind };
        const body = { annuel, version: figure.base.version, motif, depasse };
        const saved = await request(changeQuota, { params, body });
        keep([{ smhf: line.smhf, typeProjet: kind, ...saved }]);
        restore();
        onSaved();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'VERSION') {
          setWho((error.etat as { qui?: string } | undefined)?.qui || undefined);
        } else setProblem(messageOf(error));
        // Version conflict, or units used since: the cell shows them beside the input.
        if (error instanceof ApiError && STALE.includes(error.code)) await refresh();
      } finally {
        setBusy(false);
      }
    });
  return { figure, motif, setMotif, problem, who, busy, restore, save };
}

/** A quota of an opened year: a change asks for its reason below, and says its effect first. */
export function OpenCell(props: OpenCellProps) {
  const { line, kind } = props;
  const cell = line.cellules[kind];
  const { figure, motif, setMotif, problem, who, busy, restore, save } = useCellChange(props);
  // How the changed cell was left: its reason takes the focus from the keyboard, not from a click elsewhere.
  const [left, setLeft] = useState<'key' | 'click'>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const toast = useToast();
  const name = lineName(line);
  const support = KIND_WORDS[kind].name;
  const back = () => {
    restore();
    setLeft(undefined);
    input.current?.focus();
  };
  const { value } = figure;
  const leave = (by: 'key' | 'click') => {
    setLeft((was) => (figure.changed ? (was ?? by) : undefined));
    return left === undefined && figure.changed && figure.theirs === undefined && value !== null;
  };
  const submit = () => {
    if (value === null) return;
    // The confirmation of an exhausted quota has its warning above the button.
    const { statut } = quotaEffect(kind, value, cell);
    void save(value, statut === 'DEPASSE', () => {
      setLeft(undefined);
      toast({ message: `${support} ${ofName(name)}\u00a0: ${formatNumber(value)}` });
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (left) submit();
        else leave('key');
      }}
    >
      <QuotaFigure
        figure={figure}
        id={id}
        inputRef={input}
        label={`${support}, quota annuel ${ofName(name)}`}
        onLeave={leave}
        onRestore={back}
      />
      <QuotaMeter kind={kind} cell={cell} />
      {figure.changed && figure.theirs !== undefined && <StaleFigure figure={figure} who={who} />}
      {left && figure.changed && figure.theirs === undefined && value !== null && (
        <QuotaReason
          kind={kind}
          line={line}
          annuel={value}
          focused={left === 'key'}
          {...{ motif, problem, busy }}
          onMotif={setMotif}
          onCancel={back}
        />
      )}
    </form>
  );
}
