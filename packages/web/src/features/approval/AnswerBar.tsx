import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { Bar } from '../../components/Bar.tsx';
import { Button } from '../../components/Button.tsx';
import { formatDate } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Answer } from './approval-words.ts';

interface AnswerBarProps {
  /** The existing approval of this proof. */
  signed: ApprovalPage['accord'];
  onChoose: (answer: Answer) => void;
}

/** The two answers, always visible; once signed, the signer. */
export function AnswerBar({ signed, onChoose }: AnswerBarProps) {
  return (
    <Bar className="approval-answers" label="Votre réponse">
      {signed && (
        <p className="tone-done approval-answers-signed">
          <Icon of={IconCircleCheck} />
          <span>
            Accord signé par {signed.nom} le {formatDate(signed.t_accord)}
          </span>
        </p>
      )}
      <Button size="l" icon={IconArrowBackUp} onClick={() => onChoose('corrections')}>
        Demander des corrections
      </Button>
      {!signed && (
        <Button size="l" tone="main" icon={IconSignature} onClick={() => onChoose('accord')}>
          Valider et signer
        </Button>
      )}
    </Bar>
  );
}
