import {
  chosenCocktails,
  NO_COCKTAIL,
  toggleCocktail,
  visualsAnswer,
  withoutCocktails,
  withVisuals,
} from '@ardoise/domain/wizards/kinds/chr/cocktails.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { OUI_NON } from '../../../../components/ChoiceCards.tsx';
import { fieldId } from '../../../../components/field-id.ts';
import { Picker, type PickerNoun } from '../../../../components/Picker.tsx';
import { tally } from '../../../../components/picker-items.ts';
import { Catalogue } from '../../catalogue/Catalogue.tsx';
import { useErrorOf } from '../../form/use-error-of.ts';
import { NoneTick } from '../../NoneTick.tsx';
import { RadioCards } from '../../RadioCards.tsx';
import { toggledId } from '../../toggled-id.ts';
import { useWizardSession } from '../../wizard-session.ts';
import { VISUALS_QUESTION } from './VisualsPopin.tsx';

const COCKTAILS: PickerNoun = { one: 'cocktail', many: 'cocktails' };

export function cocktailsTally({ infocarte }: WizardProject): string {
  return tally(chosenCocktails(infocarte?.cocktails).length, COCKTAILS);
}

/** Cocktails of the card, or none; once it is answered, whether to show them. */
export function Cocktails() {
  const { current, put } = useWizardSession();
  const error = useErrorOf('infocarte.cocktails');
  const unanswered = useErrorOf('infocarte.visuelCocktails');
  const { infocarte } = current;
  const cocktails = infocarte?.cocktails;
  const chosen = chosenCocktails(cocktails);
  const visuals = visualsAnswer(cocktails);
  const none = chosen.length === 0 && Object.keys(cocktails ?? {}).length > 0;
  const ids = chosen.flatMap(({ id }) => (id ? [id] : []));
  const set = (next: typeof cocktails) => put('infocarte', { ...infocarte, cocktails: next });
  return (
    <>
      <NoneTick
        label={NO_COCKTAIL}
        checked={none}
        onChange={(checked) => set(checked ? withoutCocktails() : {})}
      />
      <Catalogue list="cocktails">
        {(items) => (
          <Picker
            legend="Cocktails de la carte"
            mode="many"
            items={items.map((item) => ({ ...item, detail: item.ingredient }))}
            value={ids}
            onChange={(next) => {
              const item = items.find(({ id }) => id === toggledId(ids, next));
              if (item)
                set(
                  toggleCocktail(cocktails, item.id, {
                    id: item.id,
                    name: item.name,
                    image: item.image,
                    ingredient: item.ingredient,
                  }),
                );
            }}
            noun={COCKTAILS}
            id={fieldId('infocarte.cocktails')}
            error={error}
          />
        )}
      </Catalogue>
      {chosen.length > 0 && (visuals !== '' || unanswered) && (
        <RadioCards
          options={OUI_NON}
          chemin="infocarte.visuelCocktails"
          question={VISUALS_QUESTION}
          value={visuals}
          onChange={(answer) => set(withVisuals(cocktails, answer))}
        />
      )}
    </>
  );
}
