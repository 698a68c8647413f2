import { LATER_DAY_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { AT_MIDNIGHT, tomorrow } from './later-day.ts';

interface ScheduleDialogProps {
  /** Labels of what changes then. */
  changed: readonly string[];
  onSchedule: (day: string) => void;
  onClose: () => void;
}

/** Asks for the day on which the edits of the page take effect. */
export function ScheduleDialog({ changed, onSchedule, onClose }: ScheduleDialogProps) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const schedule = () => {
    if (day === '' || day < tomorrow()) setError(LATER_DAY_NEEDED);
    else onSchedule(day);
  };
  return (
    <Modal
      title="Programmer ces changements"
      description={changed.join(', ')}
      size="s"
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" onClick={schedule}>
            Programmer
          </Button>
        </>
      }
    >
      <div className={error ? 'field field-bad' : 'field'}>
        <DateInput
          id="settings-day"
          label="À partir du"
          value={day}
          min={tomorrow()}
          isBad={error !== undefined}
          describedBy="settings-day-message"
          onChange={(chosen) => {
            setDay(chosen);
            setError(undefined);
          }}
        />
        <FieldMessage id="settings-day-message" error={error} help={AT_MIDNIGHT} />
      </div>
    </Modal>
  );
}
