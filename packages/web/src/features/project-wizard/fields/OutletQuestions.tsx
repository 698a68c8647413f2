import type { Overwrite } from '@ardoise/domain/outlets/outlet-prefill.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { fieldName } from '@ardoise/domain/wizards/fields/field-name.ts';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useNavigate } from '../../../router/context.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import type { LookupQuestion } from './use-outlet-lookup.ts';

interface OutletQuestionsProps {
  question: LookupQuestion;
  /** Path of the record's answers, for their labels. */
  at: string;
  onAnswer: (replace: boolean) => void;
  /** Returns to the number, to correct it. */
  onCorrect: () => void;
}

function RefusedOutlet({ message, onCorrect }: { message: string; onCorrect: () => void }) {
  const navigate = useNavigate();
  const goHome = () => void navigate({ to: PAGES.home });
  return (
    <Modal
      title={message}
      size="s"
      closeOnBackdrop={false}
      onClose={goHome}
      footer={
        <>
          <Button tone="text" className="modal-start" onClick={onCorrect}>
            Corriger le numéro
          </Button>
          <Button tone="main" onClick={goHome}>
            Retour à l’accueil
          </Button>
        </>
      }
    >
      <p>Votre projet reste en brouillon.</p>
    </Modal>
  );
}

function OverwriteQuestion({
  overwrites,
  at,
  onAnswer,
}: {
  overwrites: readonly Overwrite[];
  at: string;
  onAnswer: (replace: boolean) => void;
}) {
  const { wizard } = useWizardSession();
  return (
    <Modal
      title="Remplacer ce que vous avez saisi ?"
      description="La fiche du point de vente dit autre chose."
      closeOnBackdrop={false}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Garder ma saisie</Button>
          <Button tone="main" onClick={() => onAnswer(true)}>
            Prendre la fiche
          </Button>
        </>
      }
    >
      <dl className="outlet-field-overwrites">
        {overwrites.map(({ field, typed, found }) => (
          <div key={field}>
            <dt>{fieldName(wizard, `${at}.${field}`)}</dt>
            <dd>
              <span className="meta">Votre saisie</span> {typed}
            </dd>
            <dd>
              <span className="meta">La fiche</span> {found}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

/** Questions and refusals of the outlet lookup. */
export function OutletQuestions({ question, at, onAnswer, onCorrect }: OutletQuestionsProps) {
  return question.kind === 'refused' ? (
    <RefusedOutlet message={question.message} onCorrect={onCorrect} />
  ) : (
    <OverwriteQuestion overwrites={question.overwrites} at={at} onAnswer={onAnswer} />
  );
}
