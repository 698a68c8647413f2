import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import type { ReactNode } from 'react';
import { Bar } from '../../../components/Bar.tsx';
import { Button } from '../../../components/Button.tsx';

interface ActionBarProps {
  onPrevious?: (() => void) | undefined;
  /** Where that leads, where it is not the step before. */
  previous?: string | undefined;
  /** The state of saving. */
  saving: ReactNode;
  /** Update mode: saves and returns to the recap. */
  onUpdate?: (() => void) | undefined;
  onNext: () => void;
  next: ReactNode;
  /** An act of the screen is the primary button for now. */
  quiet?: boolean | undefined;
  /** An arrow if it opens another step. */
  forward?: boolean;
  busy?: boolean;
  refused?: boolean;
  summary?: { title: string; count: number; onOpen: () => void } | undefined;
}

/** The sticky action bar of a wizard; the primary button is the next step. */
export function ActionBar({
  onPrevious,
  previous = 'Précédent',
  saving,
  onUpdate,
  onNext,
  next,
  quiet,
  forward,
  busy,
  refused,
  summary,
}: ActionBarProps) {
  return (
    <Bar className={onUpdate ? 'wizard-bar wizard-bar-update' : 'wizard-bar'} label="Actions">
      {onPrevious && (
        <Button icon={IconArrowLeft} onClick={onPrevious} aria-label={previous}>
          <span className="hide-phone">{previous}</span>
        </Button>
      )}
      {saving}
      {summary && (
        <Button
          className="only-narrow"
          icon={IconListDetails}
          onClick={summary.onOpen}
          aria-haspopup="dialog"
          aria-label={summary.count > 0 ? `${summary.title} ${summary.count}` : summary.title}
        >
          <span className="wizard-bar-words hide-phone">{summary.title}</span>{' '}
          {summary.count > 0 && <span>{summary.count}</span>}
        </Button>
      )}
      {onUpdate && (
        <Button onClick={onUpdate} busy={busy}>
          Enregistrer
        </Button>
      )}
      <Button
        tone={quiet ? 'line' : 'main'}
        className="wizard-bar-next"
        iconAfter={forward ? IconArrowRight : undefined}
        busy={busy}
        refused={refused}
        // The second press of a double click is over the next screen's button.
        onClick={({ detail }) => detail < 2 && onNext()}
      >
        {next}
      </Button>
    </Bar>
  );
}
