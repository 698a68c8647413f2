import { NATURE_WORDS } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFocus2 from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import type { ReactNode } from 'react';
import { NBSP } from '../format-number.ts';
import { type Drawing, Icon } from '../Icon.tsx';
import { type FindingStatus, type FindingVoice, statusOf } from './asker-words.ts';
import { FindingChange } from './FindingChange.tsx';
import './Findings.css';

const ICONS: Record<FindingStatus['tone'], Drawing> = {
  nobody: IconAlertTriangle,
  asked: IconCheck,
  wanted: IconMessage2,
};

function StatusLine({ status: { tone, words, quote } }: { status: FindingStatus }) {
  return (
    <p className={`findings-status findings-status-${tone}`}>
      <Icon of={ICONS[tone]} size="s" />
      <span>
        <b>{words}</b>
        {quote && (
          <span className="findings-quote">
            {' '}
            «{NBSP}
            {quote}
            {NBSP}»
          </span>
        )}
      </span>
    </p>
  );
}

/** What a list of findings needs to know of its place. */
export interface FindingView {
  voice: FindingVoice;
  /** The finding that is looked at. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** The number of the pin of a remark. */
  numberOf: (remark: number) => number | undefined;
}

interface FindingItemProps extends FindingView {
  finding: Finding;
  number: number;
  /** Beside its name. */
  acts?: ReactNode;
  /** Below. */
  children?: ReactNode;
}

/** A numbered difference; its number leads to its place on the page. */
export function FindingItem({ finding, number, acts, children, ...view }: FindingItemProps) {
  const { voice, selected, onSelect, numberOf } = view;
  const { id, nom, nature, demande, place } = finding;
  const status = statusOf(finding, voice, demande?.remarque ? numberOf(demande.remarque) : undefined);
  const name = nom.trim() || '(sans nom)';
  return (
    <li
      className="findings-item"
      data-finding={id}
      data-tone={status.tone}
      data-current={id === selected || undefined}
    >
      <span className="findings-number" aria-hidden>
        {number}
      </span>
      <div className="findings-body">
        <p className="findings-name">
          <b>{name}</b> <span className="meta">{NATURE_WORDS[nature]}</span>
        </p>
        <p>
          <FindingChange finding={finding} />
        </p>
        <StatusLine status={status} />
        {children}
      </div>
      <div className="findings-acts">
        {acts}
        {place && (
          <button
            type="button"
            className="findings-place tappable"
            aria-label={`Montrer ${name} sur la création`}
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            <Icon of={IconFocus2} />
          </button>
        )}
      </div>
    </li>
  );
}
