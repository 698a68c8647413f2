import { MIN_DRINKS } from '@ardoise/domain/wizards/kinds/chr/gamme.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { fieldId } from '../../../../components/field-id.ts';
import { Picker, type PickerNoun } from '../../../../components/Picker.tsx';
import { tally } from '../../../../components/picker-items.ts';
import { Catalogue } from '../../catalogue/Catalogue.tsx';
import { useErrorOf } from '../../form/use-error-of.ts';
import { useWizardSession } from '../../wizard-session.ts';
import { chosenDrinks, drinkItems, withDrinks } from './drink-choices.ts';

const DRINKS: PickerNoun = { one: 'boisson', many: 'boissons', feminine: true };

/** '3 choisies, 4 au minimum' */
export function drinksTally({ infocarte }: WizardProject): string {
  return tally(chosenDrinks(infocarte?.boissons).length, DRINKS, MIN_DRINKS);
}

/** The drinks of the card, by family. */
export function Gamme() {
  const { current, put } = useWizardSession();
  const error = useErrorOf('infocarte.boissons');
  const boissons = current.infocarte?.boissons;
  return (
    <Catalogue list="boissons">
      {(drinks) => {
        const items = drinkItems(drinks);
        return (
          <Picker
            legend="Boissons de la carte"
            mode="many"
            items={items}
            value={chosenDrinks(boissons)}
            onChange={(ids) =>
              put('infocarte', { ...current.infocarte, boissons: withDrinks(boissons, items, ids) })
            }
            noun={DRINKS}
            min={MIN_DRINKS}
            id={fieldId('infocarte.boissons')}
            error={error}
          />
        );
      }}
    </Catalogue>
  );
}
