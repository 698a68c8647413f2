import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { LOW_QUOTA } from '@ardoise/domain/rules/quota.ts';
import { useEffect, useId, useRef } from 'react';
import { Became } from '../../../components/Became.tsx';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { useSettings } from '../../../hooks/use-settings.ts';
import { Link } from '../../../router/Link.tsx';
import { effectWords } from './cell-words.ts';
import type { GridLine } from './use-quota-grid.ts';

/** Longest reason (contract/quota-edits.ts). */
const LONGEST = 500;

interface QuotaReasonProps {
  kind: QuotaKind;
  line: GridLine;
  annuel: number;
  /** Takes the focus as it appears. */
  focused: boolean;
  motif: string;
  problem: string | undefined;
  busy: boolean;
  onMotif: (motif: string) => void;
  onCancel: () => void;
}

/** Below a changed cell: its effect, the reason, and the button that saves it. Échap restores the cell. */
export function QuotaReason({
  kind,
  line,
  annuel,
  focused,
  motif,
  problem,
  busy,
  onMotif,
  onCancel,
}: QuotaReasonProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const cell = line.cellules[kind];
  const low = useSettings().data?.seuilQuota ?? LOW_QUOTA;
  const { restant, tone, sentence } = effectWords(kind, annuel, cell, line.delegues, low);
  const was = cell.annuel === null ? 'à fixer' : formatNumber(cell.annuel);
  return (
    <div className="content-quotas-reason">
      <p>
        <Became was={was} now={formatNumber(annuel)} />, reste {formatNumber(restant)}
      </p>
      <p className={`content-quotas-effect tone-${tone}`}>{sentence}</p>
      {cell.avenir > 0 && (
        <Link
          className="tappable"
          to={PAGES.managementOfType}
          params={{ type: kind }}
          search={{ q_smhf: line.smhf, q_statut: 'Brouillon' }}
          target="_blank"
        >
          {counted(cell.avenir, 'brouillon', 'brouillons')}
        </Link>
      )}
      <div className={problem === undefined ? 'field' : 'field field-bad'}>
        <label htmlFor={id}>Motif</label>
        <input
          ref={field}
          id={id}
          className="field-input"
          value={motif}
          maxLength={LONGEST}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => onMotif(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        />
        {problem !== undefined && <FieldMessage id={`${id}-problem`} error={problem} />}
      </div>
      <div className="content-quotas-acts">
        <Button tone="ink" type="submit" busy={busy}>
          {tone === 'stop' ? 'Confirmer le dépassement' : 'Enregistrer'}
        </Button>
        <Button tone="text" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </div>
  );
}
