import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Icon } from '../../../components/Icon.tsx';
import { chosenDrinks, type Drinks, withDrinks } from './picture-choices.ts';

interface SummaryDrinksProps {
  boissons: Drinks | undefined;
  /** Absent when read-only. */
  onChange?: ((boissons: Drinks) => void) | undefined;
}

/** The chosen drinks in the summary, which can be removed here. */
export function SummaryDrinks({ boissons, onChange }: SummaryDrinksProps) {
  const without = (id: string | undefined) =>
    withDrinks(
      boissons,
      [],
      chosenDrinks(boissons).filter((other) => other !== id),
    );
  return Object.values(boissons ?? {})
    .flatMap((family) => Object.values(family))
    .map((drink) => (
      <p className="docket-pick" key={drink.id}>
        <span className="docket-photo">{drink.image && <img src={drink.image} alt="" />}</span>
        <span>
          {drink.name}
          <br />
          <span className="meta">{drink.format}</span>
        </span>
        {onChange && (
          <button
            type="button"
            aria-label={`Retirer ${drink.name}`}
            title="Retirer"
            onClick={() => onChange(without(drink.id))}
          >
            <Icon of={IconX} />
          </button>
        )}
      </p>
    ));
}
