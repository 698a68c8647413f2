import { fieldInWords } from '@ardoise/domain/answers/describe-conflict.ts';
import type { FieldConflict } from '@ardoise/domain/answers/merge-documents.ts';
import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ConflictField, type ConflictSide } from '../../../components/ConflictField.tsx';
import { counted } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { answerInWords, isMarkedText } from '../draft/answer-in-words.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import type { DraftPhase } from '../draft/draft-state.ts';
import { signAgain } from '../session/sign-again.ts';
import { useWizardSession } from '../session/wizard-session.ts';

interface ConflictLineProps {
  conflict: FieldConflict;
  side: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}

/** One side's answer. */
function ConflictAnswer({ answer, isEntry }: { answer: unknown; isEntry: boolean }) {
  return isMarkedText(answer) ? <RichText stored={answer} /> : answerInWords(answer, isEntry);
}

function ConflictLine({ conflict, side, onChoose }: ConflictLineProps) {
  const { wizard } = useWizardSession();
  const { key, mine, theirs, isEntry } = conflict;
  return (
    <ConflictField
      name={`conflit-${key}`}
      label={fieldInWords(wizard, conflict)}
      mine={{ label: 'Garder celle d’ici', hint: <ConflictAnswer answer={mine} isEntry={isEntry} /> }}
      theirs={{ label: 'Garder l’autre', hint: <ConflictAnswer answer={theirs} isEntry={isEntry} /> }}
      side={side}
      onChoose={onChoose}
    />
  );
}

/** Version conflict of two people, or of two windows: a choice for each answer, in words. Modal without dismissal. */
function ConflictDialog({ keeper, conflicts }: { keeper: DraftKeeper; conflicts: readonly FieldConflict[] }) {
  const [sides, setSides] = useState<ReadonlyMap<string, ConflictSide>>(new Map());
  const undecided = conflicts.filter((conflict) => !sides.has(conflict.key)).length;
  const all = (side: ConflictSide) => setSides(new Map(conflicts.map((conflict) => [conflict.key, side])));
  return (
    <Modal
      title="Ces réponses ont aussi été modifiées ailleurs"
      description="Par une autre personne, ou par vous dans une autre fenêtre. Vos saisies sont gardées sur cet appareil. Choisissez, réponse par réponse, ce qu’il faut enregistrer."
      closeOnBackdrop={false}
      onClose={() => all('mine')}
      footer={
        <>
          {conflicts.length > 1 && (
            <>
              <Button tone="text" onClick={() => all('mine')}>
                Toutes celles d’ici
              </Button>
              <Button tone="text" className="modal-start" onClick={() => all('theirs')}>
                Toutes les autres
              </Button>
            </>
          )}
          <Button
            tone="main"
            refused={undecided > 0}
            onClick={() => keeper.decide((conflict) => sides.get(conflict.key) ?? 'mine')}
          >
            {undecided > 0 ? `Encore ${counted(undecided, 'choix', 'choix')}` : 'Enregistrer'}
          </Button>
        </>
      }
    >
      {conflicts.map((conflict) => (
        <ConflictLine
          key={conflict.key}
          conflict={conflict}
          side={sides.get(conflict.key)}
          onChoose={(side) => setSides(new Map(sides).set(conflict.key, side))}
        />
      ))}
    </Modal>
  );
}

interface DraftDialogProps {
  keeper: DraftKeeper;
  type: ProjectType;
}

/** The order is signed: voids its signatures, or reverts the change. */
function SignedDialog({ keeper, type }: DraftDialogProps) {
  const { role } = useMe();
  const restore = () => keeper.restore();
  return (
    <Modal
      title="Annuler les signatures ?"
      size="s"
      closeOnBackdrop={false}
      onClose={restore}
      footer={
        <>
          <Button onClick={restore}>Garder les signatures</Button>
          <Button tone="danger" onClick={() => void keeper.save({ annuleSignatures: true })}>
            Modifier et annuler les signatures
          </Button>
        </>
      }
    >
      <p>{ERRORS.SIGNATURES.message}</p>
      <p className="meta">{signAgain(type, role)} Sinon, votre changement est abandonné.</p>
    </Modal>
  );
}

/** A question while saving. */
export function DraftDialog({ keeper, type, phase }: DraftDialogProps & { phase: DraftPhase }) {
  if (phase.name === 'conflicting') return <ConflictDialog keeper={keeper} conflicts={phase.conflicts} />;
  if (phase.name === 'signed') return <SignedDialog keeper={keeper} type={type} />;
  return null;
}
