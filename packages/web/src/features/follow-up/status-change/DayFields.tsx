import type { Project } from '@ardoise/domain/contract/projects.ts';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { CarrierField } from '../../../components/projects/CarrierField.tsx';
import { ParcelsField } from '../../../components/projects/ParcelsField.tsx';
import { PromisedDay } from '../../../components/projects/PromisedDay.tsx';
import { PROMISE_READ } from '../../../components/projects/promise-words.ts';
import type { DayAnswers } from '../words/day-answers.ts';

interface DayFieldsProps {
  answers: DayAnswers;
  onAnswer: (answers: Partial<DayAnswers>) => void;
}

/** The day that is promised with the choice of a printer. */
export function PromiseField({ answers, onAnswer }: DayFieldsProps) {
  return (
    <div className="field">
      <PromisedDay
        id="promesse"
        label={
          <>
            Livraison promise <span className="field-optional">facultatif</span>
          </>
        }
        value={answers.promesse}
        error={undefined}
        onChange={(promesse) => onAnswer({ promesse })}
      />
      <FieldMessage id="promesse-m" help={PROMISE_READ} />
    </div>
  );
}

/** The day of a delivery, and how it came where nobody noted it. */
export function DeliveryFields({
  project: { arrivee },
  answers,
  onAnswer,
}: DayFieldsProps & { project: Pick<Project, 'arrivee'> }) {
  return (
    <>
      <div className="field">
        <PromisedDay
          id="livree"
          label="Livrée le"
          value={answers.jour}
          error={undefined}
          past
          onChange={(jour) => onAnswer({ jour })}
        />
        <FieldMessage id="livree-m" />
      </div>
      {arrivee?.envoi == null && (
        <>
          <CarrierField
            id="transporteur"
            note="facultatif"
            value={answers.transporteur}
            onChange={(transporteur) => onAnswer({ transporteur })}
          />
          <ParcelsField id="colis" value={answers.colis} onChange={(colis) => onAnswer({ colis })} />
        </>
      )}
    </>
  );
}
