import { rangeOffer } from '@ardoise/domain/kinds/psm/steps/gamme.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { counted } from '../../../../components/format-number.ts';
import { Modal } from '../../../../components/Modal.tsx';
import type { OfferProps } from '../../session/kind-screens.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { useSupports } from './use-supports.ts';
import './RangeDialog.css';

const listed = (labels: readonly string[]) => labels.map((label) => `«\u00a0${label}\u00a0»`).join(', ');

/** Offers the range of a support to all the others: OUI copies it, NON and Esc do not. */
export function RangeDialog({ entry, onAnswered }: OfferProps) {
  const { current } = useWizardSession();
  const { applyRange } = useSupports();
  const yes = useRef<HTMLButtonElement>(null);
  // The dialog focuses its first control when it opens.
  useEffect(() => yes.current?.focus(), []);
  const supports = current.supports ?? [];
  const boissons = supports.find(({ entree }) => entree === entry)?.boissons;
  const { unanswered = [], replaced = [] } = rangeOffer(supports, entry) ?? {};
  const count = countDrinks(boissons);
  const drinks = count === 1 ? 'la même boisson' : `les mêmes ${counted(count, 'boisson', 'boissons')}`;
  const same = `${unanswered.length > 1 ? 'porteront' : 'portera'} ${drinks}`;
  return (
    <Modal
      title={'Appliquer cette gamme à tous les supports\u00a0?'}
      size="s"
      onClose={onAnswered}
      footer={
        <>
          <Button onClick={onAnswered}>NON</Button>
          <Button
            ref={yes}
            tone="main"
            onClick={() => {
              applyRange(entry);
              onAnswered();
            }}
          >
            OUI
          </Button>
        </>
      }
    >
      <div className="range-dialog-drinks">
        {Object.values(boissons ?? {})
          .flatMap((family) => Object.values(family))
          .map(({ id, name, image }) => (
            <figure key={id}>
              <span>{image && <img src={image} alt="" />}</span>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
      </div>
      <p>
        {listed(unanswered)} {same}. Vous pourrez encore le changer.
      </p>
      {replaced.length > 0 && (
        <p>
          {replaced.length > 1 ? 'Les réponses déjà données' : 'La réponse déjà donnée'} pour{' '}
          {listed(replaced)} {replaced.length > 1 ? 'seront remplacées' : 'sera remplacée'}.
        </p>
      )}
    </Modal>
  );
}
