import { BOARD_RULES, type BoardRule, isRespected } from '@ardoise/domain/boards/choix-boards.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useErrorOf } from '../session/use-error-of.ts';

type Look = 'kept' | 'lost' | 'refused' | 'open';

const SPOKEN: Record<Look, string> = {
  kept: 'respecté',
  lost: 'à respecter',
  refused: 'à respecter',
  open: 'à respecter',
};

function Rule({ rule, look, count }: { rule: BoardRule; look: Look; count: number }) {
  return (
    <li className={`choix-boards-rule choix-boards-rule-${look}`}>
      <span className="choix-boards-tick" aria-hidden>
        {look === 'kept' ? (
          <Icon of={IconCheck} size="s" />
        ) : look === 'lost' ? (
          <Icon of={IconAlertTriangle} size="s" />
        ) : (
          count
        )}
      </span>
      <span>
        {rule.short}
        <span className="visually-hidden">, {SPOKEN[look]}</span>
      </span>
    </li>
  );
}

interface BoardRulesProps {
  boards: readonly Board[];
  /** The rule that the last minus broke. */
  lost: readonly BoardRule[];
}

/** Rules over all boards, ticked off when met. */
export function BoardRules({ boards, lost }: BoardRulesProps) {
  const error = useErrorOf('boards');
  const lookOf = (rule: BoardRule): Look => {
    if (isRespected(rule, boards)) return 'kept';
    if (lost.includes(rule)) return 'lost';
    return error ? 'refused' : 'open';
  };
  return (
    <div className="choix-boards-rules" id={fieldId('boards')} tabIndex={-1}>
      <ul aria-label="Règles du choix">
        {BOARD_RULES.map((rule) => (
          <Rule key={rule.short} rule={rule} look={lookOf(rule)} count={rule.count(boards)} />
        ))}
      </ul>
      <p className="choix-boards-sum" role="status">
        <b>{boards.length}</b>{' '}
        {counted(boards.length, 'board choisi', 'boards choisis').replace(/^\S+\s/, '')}
      </p>
    </div>
  );
}

/** The sentence of the only refused rule: several are above the step, and the rules stay visible. */
export function RefusedRule({ boards }: Pick<BoardRulesProps, 'boards'>) {
  const error = useErrorOf('boards');
  if (!error) return null;
  const [refused, ...others] = BOARD_RULES.filter((rule) => !isRespected(rule, boards));
  if (refused === undefined || others.length > 0) return null;
  return (
    <div className="field field-bad">
      <FieldMessage id={messageId('boards.regle')} error={refused.message} />
    </div>
  );
}
