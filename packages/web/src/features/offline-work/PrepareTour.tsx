import { lookUpOutlet, readTour } from '@ardoise/domain/contract/outlets.ts';
import IconMapPinPlus from '@tabler/icons-react/dist/esm/icons/IconMapPinPlus.mjs';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isNotFound, messageOf } from '../../api/api-error.ts';
import { countOutlets, keepOutlets } from '../../api/device/kept-outlets.ts';
import { showReadiness } from '../../api/device/readiness.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../components/Button.tsx';
import { FieldLabel } from '../../components/FieldLabel.tsx';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { askedOf, keptWords, MOST_NUMBERS } from './tour-words.ts';

/** Looks numbers up, one after the other, and keeps what is answered: replies of lookups are kept by themselves, but later. */
async function keepNumbers(username: string, numbers: readonly string[]): Promise<string> {
  const unknown: string[] = [];
  for (const outlet of numbers) {
    try {
      const fiche = await request(lookUpOutlet, { params: { outlet } });
      await keepOutlets(username, [{ nOutlet: outlet, fiche }]);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      unknown.push(outlet);
    }
  }
  return keptWords({ kept: numbers.length - unknown.length, unknown });
}

async function keepTown(username: string, town: string): Promise<string> {
  const { pointsDeVente, plus } = await request(readTour, { query: { ville: town } });
  await keepOutlets(username, pointsDeVente);
  return keptWords({ kept: pointsDeVente.length, town, more: plus });
}

/** What was typed is kept; returns what became of it, in words. */
async function keepAsked(username: string, typed: string): Promise<string> {
  const asked = askedOf(typed);
  if (asked === null) throw new RangeError('Nothing is asked.');
  const said =
    'town' in asked ? await keepTown(username, asked.town) : await keepNumbers(username, asked.numbers);
  showReadiness({ outlets: await countOutlets(username) });
  return said;
}

function faultOf(typed: string): string | undefined {
  const asked = askedOf(typed);
  if (asked === null) return 'Donnez des numéros, ou une ville.';
  if ('numbers' in asked && asked.numbers.length > MOST_NUMBERS)
    return `${MOST_NUMBERS} numéros au plus à la fois\u00a0: il y en a ${asked.numbers.length}.`;
  if ('town' in asked && asked.town.length < 2) return 'Le nom de la ville en entier.';
  return undefined;
}

/** The outlets of a day on the road, to begin an order at any of them without a network. */
export function PrepareTour() {
  const id = useId();
  const { name } = useMe();
  const { reached } = useNetworkState();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const keep = useMutation({
    mutationFn: (asked: string) => keepAsked(name, asked),
    onSuccess: () => setTyped(''),
  });
  const submit = () => {
    const found = faultOf(typed);
    setFault(found);
    if (found === undefined && !keep.isPending) keep.mutate(typed);
  };
  const error = fault ?? (keep.error ? messageOf(keep.error) : undefined);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="title-section" id={`${id}-title`}>
        Préparer une tournée
      </h2>
      <p className="lede">Vos points de vente sont ici d’eux-mêmes. Ajoutez ceux que vous allez voir.</p>
      <form
        className={error ? 'field field-bad offline-work-tour' : 'field offline-work-tour'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FieldLabel htmlFor={id}>Numéros d’OUTLET, ou une ville</FieldLabel>
        <div className="offline-work-asked">
          <input
            id={id}
            className="field-input"
            type="text"
            autoComplete="off"
            maxLength={1000}
            value={typed}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={`${id}-m`}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(undefined);
              keep.reset();
            }}
          />
          <Button type="submit" icon={IconMapPinPlus} busy={keep.isPending} refused={!reached}>
            {reached ? 'Garder ici' : 'Réseau requis'}
          </Button>
        </div>
        <FieldMessage id={`${id}-m`} error={error} help="Gardés 30 jours sur cet appareil." />
        <p role="status" className="offline-work-kept">
          {keep.data}
        </p>
      </form>
    </section>
  );
}
