import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import { LAW_STATE_WORDS } from '@ardoise/domain/settings/law-state-words.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import type { ReactNode } from 'react';
import { type Drawing, Icon } from '../Icon.tsx';
import './LawPointLine.css';

const ICONS: Record<ShownLawPoint['etat'], Drawing> = {
  absent: IconAlertTriangle,
  'a-voir': IconHelpCircle,
  present: IconCircleCheck,
};
const TONES = { absent: 'tone-wait', 'a-voir': 'tone-draft', present: 'tone-done' } as const;

interface LawPointLineProps {
  point: Pick<ShownLawPoint, 'etat' | 'nom' | 'pourquoi' | 'mention' | 'source' | 'ou'>;
  /** The way to settle it. */
  act?: ReactNode;
}

/** A point of law: how it stands, why it is shown, what is proposed. Never an error. */
export function LawPointLine({ point, act }: LawPointLineProps) {
  const { etat, nom, pourquoi, mention, source, ou } = point;
  return (
    <li className={`law-point-line ${TONES[etat]}`}>
      <Icon of={ICONS[etat]} />
      <b>{nom}</b>
      <span className="law-point-line-state">{LAW_STATE_WORDS[etat]}</span>
      {etat === 'present' ? (
        <p className="meta">{ou}</p>
      ) : (
        <>
          <p>{pourquoi}</p>
          {mention !== '' && (
            <p className="law-point-line-words">
              «{'\u00a0'}
              {mention}
              {'\u00a0'}»
            </p>
          )}
          {source !== '' && <p className="meta">{source}</p>}
          {act}
        </>
      )}
    </li>
  );
}
