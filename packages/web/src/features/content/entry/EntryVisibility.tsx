import { type Control, useWatch } from 'react-hook-form';
import { ChoiceCards } from '../../../components/ChoiceCards.tsx';
import { DateField } from '../../../components/DateField.tsx';
import type { EntryForm } from './entry-form.ts';

/** When delegates see an entry: now, in a period, not. The words agree with the list's noun. */
export function EntryVisibility({ control, feminine }: { control: Control<EntryForm>; feminine: boolean }) {
  const visibility = useWatch({ control, name: 'visibilite' });
  return (
    <section className="group fields-narrow">
      <ChoiceCards
        control={control}
        name="visibilite"
        label="Visibilité"
        options={[
          { value: 'visible', label: 'Visible' },
          { value: 'periode', label: 'Sur une période' },
          { value: 'masquee', label: feminine ? 'Masquée' : 'Masqué' },
        ]}
      />
      {visibility === 'periode' && (
        <div className="field-columns">
          <DateField control={control} name="du" label="Du" help="À 0:00, heure de Paris" span={3} />
          <DateField control={control} name="au" label="Au" help="Inclus, facultatif" span={3} />
        </div>
      )}
    </section>
  );
}
