import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Icon } from '../../../components/Icon.tsx';
import './LaterMoves.css';

interface LaterMovesProps {
  /** 'Ensuite : …' */
  words: string;
  moves: readonly ProjectAction[];
}

/** What cannot be done yet, in one line, and why not. */
export function LaterMoves({ words, moves }: LaterMovesProps) {
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
