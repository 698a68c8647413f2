import {
  NO_ILLUSTRATION,
  toggleIllustration,
  withoutIllustrations,
} from '@ardoise/domain/wizards/steps/illustration-choices.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { fieldId } from '../../../../components/field-id.ts';
import { Picker, type PickerNoun } from '../../../../components/Picker.tsx';
import { tally } from '../../../../components/picker-items.ts';
import { ChoicePicker } from '../../ChoicePicker.tsx';
import { Catalogue } from '../../catalogue/Catalogue.tsx';
import { useErrorOf } from '../../form/use-error-of.ts';
import { NoneTick } from '../../NoneTick.tsx';
import { toggledId } from '../../toggled-id.ts';
import { useWizardSession } from '../../wizard-session.ts';

const ILLUSTRATIONS: PickerNoun = { one: 'illustration', many: 'illustrations', feminine: true };

function chosenIds({ infocarte }: WizardProject): string[] {
  const entries = Object.values(infocarte?.illustrations ?? {});
  return entries.flatMap(({ id, name }) => (id && name !== NO_ILLUSTRATION ? [id] : []));
}

export function illustrationsTally(project: WizardProject): string {
  return tally(chosenIds(project).length, ILLUSTRATIONS);
}

function IllustrationPicker() {
  const { current, put } = useWizardSession();
  const error = useErrorOf('infocarte.illustrations');
  const { infocarte } = current;
  const illustrations = infocarte?.illustrations;
  const ids = chosenIds(current);
  const none = ids.length === 0 && Object.keys(illustrations ?? {}).length > 0;
  const set = (next: typeof illustrations) => put('infocarte', { ...infocarte, illustrations: next });
  return (
    <>
      <NoneTick
        label={NO_ILLUSTRATION}
        checked={none}
        onChange={(checked) => set(checked ? withoutIllustrations() : {})}
      />
      <Catalogue list="illustrations">
        {(items) => (
          <Picker
            legend="Illustrations de la carte"
            mode="many"
            items={items.filter(({ type }) => type === 'illustration')}
            value={ids}
            onChange={(next) => {
              const item = items.find(({ id }) => id === toggledId(ids, next));
              if (item)
                set(
                  toggleIllustration(illustrations, item.id, {
                    id: item.id,
                    name: item.name,
                    image: item.image,
                  }),
                );
            }}
            noun={ILLUSTRATIONS}
            id={fieldId('infocarte.illustrations')}
            error={error}
          />
        )}
      </Catalogue>
    </>
  );
}

/** Illustrations, or none, and the frieze that runs along the card. */
export function Illustrations() {
  return (
    <>
      <section aria-labelledby="illustrations">
        <h2 className="h-sec" id="illustrations">
          Illustrations
        </h2>
        <IllustrationPicker />
      </section>
      <section className="group" aria-labelledby="frise">
        <h2 className="h-sec" id="frise">
          Frise
        </h2>
        <ChoicePicker
          field="frise"
          list="illustrations"
          legend="Frise de la carte"
          noun={{ one: 'frise', many: 'frises', feminine: true }}
          only={({ type }) => type === 'frise'}
        />
      </section>
    </>
  );
}
