import type { Offer } from '@ardoise/domain/catalogue/offer.ts';
import { MONTHS } from '@ardoise/domain/settings/setting-kinds.ts';
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

/** The months in which a value is proposed, perhaps over the end of the year. */
function Season({ offer, onChange }: { offer: Offer; onChange: (offer: Offer) => void }) {
  const { valeur, mois } = offer;
  const set = (de: number, a: number) => onChange(de === 0 ? { valeur } : { valeur, mois: { de, a } });
  const months = MONTHS.map((name, rank) => (
    <option key={name} value={rank + 1}>
      {name}
    </option>
  ));
  return (
    <span className="settings-season">
      <select
        className="field-input"
        aria-label={`${valeur}, proposé à partir de`}
        value={mois?.de ?? 0}
        onChange={({ currentTarget }) =>
          set(Number(currentTarget.value), mois?.a ?? Number(currentTarget.value))
        }
      >
        <option value={0}>toute l’année</option>
        {months}
      </select>
      {mois && (
        <>
          à
          <select
            className="field-input"
            aria-label={`${valeur}, proposé jusqu’à`}
            value={mois.a}
            onChange={({ currentTarget }) => set(mois.de, Number(currentTarget.value))}
          >
            {months}
          </select>
        </>
      )}
    </span>
  );
}

/** Values of a closed list: withdraw, put back, add. */
export function OffersControl(props: ControlProps<readonly Offer[], 'offers'>) {
  const { name, label, help, control, value, errors, onChange } = props;
  const [typed, setTyped] = useState('');
  const numeric = control.numeric === true;
  const error = Object.values(errors)[0];
  const replace = (changed: Offer) =>
    onChange(value.map((offer) => (offer.valeur === changed.valeur ? changed : offer)));
  const setWithdrawn = (valeur: string, withdrawn: boolean) => {
    const { retiree: _, ...offer } = value.find((one) => one.valeur === valeur) ?? { valeur };
    replace(withdrawn ? { ...offer, retiree: true } : offer);
  };
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
        {value.map(({ valeur, retiree, ...offer }) => (
          <li key={valeur} className={retiree ? 'settings-offer settings-offer-gone' : 'settings-offer'}>
            <span>
              {valeur}
              {retiree && <span className="visually-hidden">, retirée</span>}
            </span>
            {control.seasonal && !retiree && <Season offer={{ valeur, ...offer }} onChange={replace} />}
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
      <FieldMessage id={`${name}-message`} error={error} help={help} />
    </fieldset>
  );
}
