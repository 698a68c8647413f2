import { drinkPriced } from '@ardoise/domain/card-text/edit-card.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import type { DrinkChoice } from '@ardoise/domain/projects/draft-fields.ts';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Modal } from '../../../../components/Modal.tsx';
import { useCard } from '../../card-text/use-card.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

/** Enter goes to the next price, ↓ on an empty field repeats the price above. */
function walk(event: KeyboardEvent, write: (id: string, price: string) => void): void {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const rank = fields.indexOf(target);
  const [above, below] = [fields[rank - 1], fields[rank + 1]];
  if (key === 'ArrowDown' && target.value === '' && above?.value) {
    event.preventDefault();
    write(target.name, above.value);
    return;
  }
  const next = key === 'Enter' || key === 'ArrowDown' ? below : key === 'ArrowUp' ? above : undefined;
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}

interface FamilyProps {
  name: string;
  drinks: Readonly<Record<string, DrinkChoice>>;
  prices: ReadonlyMap<string, string>;
  onWrite: (id: string, price: string) => void;
}

function Family({ name, drinks, prices, onWrite }: FamilyProps) {
  return (
    <>
      <h3>{name}</h3>
      <ul>
        {Object.entries(drinks).map(([id, { name: drink = '', format, image }]) => (
          <li key={id}>
            {image ? <img src={image} alt="" loading="lazy" /> : <span />}
            <span>
              {drink}
              {format && <span className="meta"> {format}</span>}
            </span>
            <input
              className="field-input drink-prices-price"
              name={id}
              aria-label={`Prix de ${[drink, format].filter(Boolean).join(' ')}`}
              placeholder="Prix"
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              maxLength={CARD_TEXT_LIMITS.price}
              value={prices.get(id) ?? ''}
              onChange={(event) => onWrite(id, event.target.value)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The prices of all chosen drinks one below the other. */
export function DrinkPriceList({ onClose }: { onClose: () => void }) {
  const { current } = useWizardSession();
  const { card, change } = useCard();
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const stored = new Map(card.text.boissons?.map(({ cle, prix = '' }) => [cle, prix]));
  const prices = new Map([...stored, ...written]);
  const families = Object.entries(current.infocarte?.boissons ?? {});
  const count = families.reduce((sum, [, drinks]) => sum + Object.keys(drinks).length, 0);
  const given = [...prices.values()].filter((price) => price.trim() !== '').length;
  const isChanged = [...written].some(([id, price]) => price !== (stored.get(id) ?? ''));
  const write = (id: string, price: string) => setWritten((all) => new Map(all).set(id, price));
  const keep = () => {
    change((now) => [...written].reduce((priced, [id, price]) => drinkPriced(priced, id, price), now));
    onClose();
  };
  return (
    <Modal
      title="Les prix à la suite"
      description="Entrée passe à la boisson suivante. Un prix reprend celui du dessus avec la flèche bas."
      onClose={() => (isChanged ? setAsked(true) : onClose())}
      closeOnBackdrop={!isChanged}
      footer={
        <>
          <p className="meta drink-prices-count">
            {given} prix sur {count}
          </p>
          <Button tone="main" onClick={keep}>
            Garder ces prix
          </Button>
        </>
      }
    >
      <section
        aria-label="Prix des boissons"
        className="drink-prices-list"
        onKeyDown={(event) => walk(event, write)}
      >
        {families.map(([name, drinks]) => (
          <Family key={name} name={name} drinks={drinks} prices={prices} onWrite={write} />
        ))}
      </section>
      {isAsked && (
        <ConfirmDialog
          title="Fermer sans garder ces prix ?"
          confirm="Ne pas garder"
          cancel="Continuer"
          onConfirm={onClose}
          onClose={() => setAsked(false)}
        />
      )}
    </Modal>
  );
}
