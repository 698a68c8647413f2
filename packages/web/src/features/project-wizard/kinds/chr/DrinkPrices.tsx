import { drinkPriced } from '@ardoise/domain/card-text/edit-card.ts';
import { gamme } from '@ardoise/domain/kinds/chr/steps/gamme.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import type { DrinkChoice } from '@ardoise/domain/projects/draft-fields.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import type { PickerItem } from '../../../../components/Picker.tsx';
import { showToast } from '../../../../components/toast-store.ts';
import { useCard } from '../../card-text/use-card.ts';
import { useTyped } from '../../card-text/use-typed.ts';
import { BelowDrinkContext } from '../../fields/DrinksField.tsx';
import { chosenDrinks } from '../../fields/picture-choices.ts';
import { StepFields } from '../../fields/StepFields.tsx';
import { useWizardSession } from '../../session/wizard-session.ts';
import { DrinkPriceList } from './DrinkPriceList.tsx';
import './DrinkPrices.css';

/** The price of a chosen drink, below its picture. */
function DrinkPrice({ item }: { item: PickerItem }) {
  const { card, change } = useCard();
  const stored = card.text.boissons?.find(({ cle }) => cle === item.id)?.prix ?? '';
  const { shown, type, flush } = useTyped(stored, (prix) => change((now) => drinkPriced(now, item.id, prix)));
  return (
    <input
      className="field-input drink-prices-field"
      aria-label={`Prix de ${item.name}`}
      placeholder="Prix"
      inputMode="decimal"
      autoComplete="off"
      maxLength={CARD_TEXT_LIMITS.price}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={flush}
    />
  );
}

type Order = Pick<WizardProject, 'infocarte' | 'texteCarte'>;

const drinksOf = ({ infocarte }: Order): Record<string, DrinkChoice> =>
  Object.assign({}, ...Object.values(infocarte?.boissons ?? {}));

/** A drink that is chosen no more takes its price along: said, and offered back. */
function usePriceGone(): void {
  const { current, present, put } = useWizardSession();
  const { change } = useCard();
  const shown = useRef<Order>(current);
  useEffect(() => {
    const before = shown.current;
    shown.current = current;
    if (before.infocarte === current.infocarte) return;
    const [was, is] = [drinksOf(before), drinksOf(current)];
    const gone = before.texteCarte?.boissons?.find(({ cle }) => cle in was && !(cle in is));
    if (gone === undefined) return;
    const { cle, prix = '' } = gone;
    const giveBack = () => {
      put('infocarte', { ...present().infocarte, boissons: before.infocarte?.boissons });
      change((now) => drinkPriced(now, cle, prix));
    };
    showToast({
      message: `${was[cle]?.name ?? 'La boisson'} est retirée avec son prix, ${prix}.`,
      action: { label: 'Rétablir', onPress: giveBack },
    });
  });
}

/** How many of the chosen drinks have a price, and all of them one after the other. */
function PriceBand() {
  usePriceGone();
  const { current } = useWizardSession();
  const { card } = useCard();
  const [isListed, setListed] = useState(false);
  const chosen = chosenDrinks(current.infocarte?.boissons).length;
  const priced = card.text.boissons?.length ?? 0;
  if (chosen === 0) return null;
  return (
    <div className="drink-prices">
      <p>
        <b>
          {priced} prix sur {chosen}.
        </b>{' '}
        <span className="meta">Sans prix, la place reste vide pour l’agence.</span>
      </p>
      <Button icon={IconListNumbers} onClick={() => setListed(true)}>
        Les prix à la suite
      </Button>
      {isListed && <DrinkPriceList onClose={() => setListed(false)} />}
    </div>
  );
}

/** The drinks of the card, each chosen one with its price. */
export function DrinkPrices() {
  return (
    <BelowDrinkContext value={DrinkPrice}>
      <PriceBand />
      <StepFields groups={gamme.groups} step={gamme} />
    </BelowDrinkContext>
  );
}
