import { MOST_UNITS } from '@ardoise/domain/content/quotas/quota-cell.ts';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../components/format-number.ts';
import type { Figure } from './use-figure.ts';

interface QuotaFigureProps {
  figure: Figure;
  /** 'Carte Brasserie, quota annuel d’Antoine Delmas' */
  label: string;
  id: string;
  inputRef?: Ref<HTMLInputElement>;
  /** By Tab or otherwise, the cell changed or not; true: the focus moves to another cell. */
  onLeave: (by: 'key' | 'click') => unknown;
  onRestore: () => void;
}

/** The field of a cell: Échap restores it. */
export function QuotaFigure({ figure, label, id, inputRef, onLeave, onRestore }: QuotaFigureProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // preventDefault: the browser would move on from the newly focused cell.
    if (event.key === 'Tab' && !event.shiftKey && onLeave('key') === true) event.preventDefault();
    if (event.key === 'Escape' && figure.changed) {
      event.preventDefault();
      onRestore();
    }
  };
  return (
    <>
      <input
        ref={inputRef}
        id={id}
        className="field-input content-quotas-figure"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={figure.wrong || undefined}
        aria-describedby={figure.wrong ? `${id}-wrong` : undefined}
        placeholder="à fixer"
        maxLength={12}
        value={figure.shown}
        onChange={(event) => figure.type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => onLeave('click')}
      />
      {figure.wrong && (
        <p className="content-quotas-wrong" id={`${id}-wrong`} role="alert">
          Un nombre entier de 0 à {formatNumber(MOST_UNITS)}.
        </p>
      )}
    </>
  );
}

interface StaleFigureProps {
  figure: Figure;
  /** Who changed it, where known. */
  who: string | undefined;
  /** After one chose one's own figure. */
  onKept?: () => void;
}

/** Version conflict of a cell: both figures, and a choice. */
export function StaleFigure({ figure, who, onKept }: StaleFigureProps) {
  const theirs =
    figure.theirs === null || figure.theirs === undefined ? 'à fixer' : formatNumber(figure.theirs);
  const mine = figure.value === null ? 'à fixer' : formatNumber(figure.value);
  return (
    <div className="content-quotas-stale" role="alert">
      <p>
        {who ?? 'Une autre personne'} l’a changé entre-temps : <b>{theirs}</b>. Vous : <b>{mine}</b>.
      </p>
      <div>
        <Button onClick={figure.restore}>Garder {theirs}</Button>
        <Button
          tone="ink"
          onClick={() => {
            figure.keepMine();
            onKept?.();
          }}
        >
          Mettre {mine}
        </Button>
      </div>
    </div>
  );
}
