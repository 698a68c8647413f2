import { MIN_DRINKS } from '@ardoise/domain/kinds/chr/steps/gamme.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { counted } from '../../../../components/format-number.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { Leader } from '../../../../components/Leader.tsx';
import { agencyName } from '../../card/card-words.ts';
import { drinksTally } from '../../fields/DrinksField.tsx';
import { chosenDrinks, withDrinks } from '../../fields/drink-choices.ts';
import { useWizardSession } from '../../wizard-session.ts';

import { summaryLines } from './order-words.ts';

function Drinks() {
  const { current, put } = useWizardSession();
  const boissons = current.infocarte?.boissons;
  const drinks = Object.values(boissons ?? {}).flatMap((family) => Object.values(family));
  const missing = MIN_DRINKS - drinks.length;
  const remove = (id: string | undefined) =>
    put('infocarte', {
      ...current.infocarte,
      boissons: withDrinks(
        boissons,
        [],
        chosenDrinks(boissons).filter((other) => other !== id),
      ),
    });
  return (
    <>
      <hr />
      <p className="title-sub chr-summary-head">
        <span>Boissons</span>
        <span className="meta">{drinksTally(boissons, MIN_DRINKS)}</span>
      </p>
      {drinks.map((drink) => (
        <p className="docket-pick" key={drink.id}>
          <span className="docket-photo">{drink.image && <img src={drink.image} alt="" />}</span>
          <span>
            {drink.name}
            <br />
            <span className="meta">{drink.format}</span>
          </span>
          <button
            type="button"
            aria-label={`Retirer ${drink.name}`}
            title="Retirer"
            onClick={() => remove(drink.id)}
          >
            <Icon of={IconX} />
          </button>
        </p>
      ))}
      {missing > 0 && (
        <p className="docket-need">
          <Icon of={IconPlus} />
          Encore {counted(missing, 'boisson', 'boissons')} à choisir
        </p>
      )}
    </>
  );
}

/** 'Votre commande': the choices so far, and the drinks, which can be removed here. */
export function OrderSummary() {
  const { current, project } = useWizardSession();
  const lines = summaryLines(current, agencyName(current, project));
  return (
    <>
      {lines.map(([name, value]) => (
        <Leader key={name} name={name} value={value} />
      ))}
      {lines.length === 0 && <p className="meta">Rien n’est encore choisi.</p>}
      <Drinks />
    </>
  );
}
