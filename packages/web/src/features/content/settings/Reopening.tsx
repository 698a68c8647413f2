import { DateInput } from '../../../components/DateInput.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { AT_MIDNIGHT, tomorrow } from './later-day.ts';
import type { SettingsForm } from './use-settings-form.ts';

const ID = 'reouverture';

/** The day on which a suspended creation opens by itself; saved with the page, like any setting. */
export function Reopening({ form }: { form: SettingsForm }) {
  const day = form.valueAt('reouverture');
  const error = form.errors.reouverture;
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <DateInput
        id={ID}
        label={
          <>
            Rouvrir d’elle-même le <span className="field-optional">facultatif</span>
          </>
        }
        value={typeof day === 'string' ? day : ''}
        min={tomorrow()}
        isBad={error !== undefined}
        describedBy={`${ID}-message`}
        onChange={(chosen) => form.change('reouverture', chosen === '' ? null : chosen)}
      />
      <FieldMessage id={`${ID}-message`} error={error} help={AT_MIDNIGHT} />
    </div>
  );
}
