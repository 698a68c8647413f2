import type { Offer } from '@ardoise/domain/catalogue/offer.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/Button.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import type { ControlProps } from './control-props.ts';

/** In the order of numbers, or in that of the list. */
function inOrder(list: readonly Offer[], numeric: boolean): readonly Offer[] {
  return numeric ? list.toSorted((a, b) => Number(a.valeur) - Number(b.valeur)) : list;
}

/** Values of a closed list: withdraw, put back, add. */
export function OffersControl(props: ControlProps<readonly Offer[], 'offers'>) {
  const { name, label, control, value, errors, onChange } = props;
  const [typed, setTyped] = useState('');
  const numeric = control.numeric === true;
  const error = Object.values(errors)[0];
  const setWithdrawn = (valeur: string, withdrawn: boolean) =>
    onChange(
      value.map((offer) =>
        offer.valeur !== valeur ? offer : withdrawn ? { valeur, retiree: true as const } : { valeur },
      ),
    );
  const add = () => {
    const valeur = typed.trim();
    if (valeur === '') return;
    setTyped('');
    const known = value.some((offer) => offer.valeur === valeur);
    if (known) return setWithdrawn(valeur, false);
    onChange(inOrder([...value, { valeur }], numeric));
  };
  return (
    <fieldset className={error ? 'field field-bad' : 'field'}>
      <legend>{label}</legend>
      <ul className="settings-offers">
        {value.map(({ valeur, retiree }) => (
          <li key={valeur} className={retiree ? 'settings-offer settings-offer-gone' : 'settings-offer'}>
            <span>
              {valeur}
              {retiree && <span className="visually-hidden">, retirée</span>}
            </span>
            <IconButton
              icon={retiree ? IconRotateClockwise : IconX}
              label={retiree ? `Remettre ${valeur}` : `Retirer ${valeur}`}
              onClick={() => setWithdrawn(valeur, !retiree)}
            />
          </li>
        ))}
      </ul>
      <span className="settings-add">
        <input
          id={name}
          className="field-input"
          inputMode={numeric ? 'numeric' : undefined}
          aria-label={`Ajouter ${control.noun}`}
          aria-describedby={`${name}-message`}
          placeholder={`Ajouter ${control.noun}`}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button icon={IconPlus} onClick={add}>
          Ajouter
        </Button>
      </span>
      <FieldMessage id={`${name}-message`} error={error} />
    </fieldset>
  );
}
