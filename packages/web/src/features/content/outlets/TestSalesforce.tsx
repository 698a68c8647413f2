import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { trySalesforce } from '@ardoise/domain/contract/salesforce.ts';
import { OUTLET_FIELDS, OUTLET_LABELS } from '@ardoise/domain/outlets/outlet-record.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { TEST_FAILED } from './salesforce-words.ts';
import { useOutletChanges } from './use-outlets.ts';

type Trial = ReplyOf<typeof trySalesforce> & { nOutlet: string };

/** Asks Salesforce for one outlet, and shows the fields of its reply. */
export function TestSalesforce({ onClose }: { onClose: () => void }) {
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { nOutlet: '' } });
  const [trial, setTrial] = useState<Trial | null>(null);
  const { test } = useOutletChanges();
  const once = useSingleFlight();
  const ask = handleSubmit(({ nOutlet }) =>
    once(async () => {
      const asked = nOutlet.trim();
      if (asked === '')
        return setError('nOutlet', { message: 'Numéro d’OUTLET obligatoire' }, { shouldFocus: true });
      setTrial(null);
      try {
        setTrial({ ...(await test(asked)), nOutlet: asked });
      } catch (error) {
        setError('nOutlet', { message: messageOf(error) });
      }
    }),
  );
  return (
    <Modal
      title="Tester Salesforce"
      description="Un appel, pour un point de vente."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          <Button tone="main" busy={formState.isSubmitting} onClick={() => void ask()}>
            Tester
          </Button>
        </>
      }
    >
      <TextField
        control={control}
        name="nOutlet"
        label="Numéro d’OUTLET"
        inputMode="numeric"
        autoComplete="off"
        maxLength={50}
        onEnter={() => void ask()}
      />
      <div aria-live="polite">{trial && <TrialResult trial={trial} />}</div>
    </Modal>
  );
}

function TrialResult({ trial: { fiche, echec, nOutlet } }: { trial: Trial }) {
  if (echec !== null)
    return (
      <Banner tone="stop">
        {TEST_FAILED[echec.etat]}
        {echec.motif && <span className="meta outlets-reason"> Sa réponse&nbsp;: {echec.motif}</span>}
      </Banner>
    );
  if (fiche === null)
    return <Banner tone="wait">Salesforce répond, et ne connaît pas de point de vente {nOutlet}.</Banner>;
  return (
    <>
      <Banner tone="done">Salesforce répond.</Banner>
      <dl className="outlets-fields">
        {OUTLET_FIELDS.map((field) => (
          <Leader key={field} as="dl" name={OUTLET_LABELS[field]} value={fiche[field] || '(vide)'} />
        ))}
      </dl>
    </>
  );
}
