import { usualAgencyMail } from '@ardoise/domain/contract/agencies.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import { PLANS } from '@ardoise/domain/wizards/steps/id-projet.ts';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../../api/request.ts';
import { fieldId } from '../../../../components/field-id.ts';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { type AgencyCheck, useWizardSession, type WizardSession } from '../../wizard-session.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { proposeAgency } from './propose-agency.ts';

const ADDRESS = 'idprojet.emailAgence';
const PLAN_OPTIONS = PLANS.map((plan) => ({ value: plan, label: plan || 'Aucun plan' }));

const HELP: Record<AgencyCheck | 'asking' | 'idle', string> = {
  idle: 'L’adresse de l’agence qui réalisera la carte.',
  asking: 'Vérification…',
  known: 'Agence reconnue.',
  unknown: 'Email inconnu',
  unreachable: 'L’agence n’a pas pu être vérifiée : elle le sera en passant à la suite.',
};

/** Before the step is left, the server says whether the address is an agency's. */
export async function confirmTypedAgency({ present, confirmAgency }: WizardSession): Promise<void> {
  const { idprojet, agence } = present();
  if (!agence) await confirmAgency(idprojet?.emailAgence ?? '');
}

/** A new project gets the agency that this delegate worked with last. */
function useUsualAgency(): void {
  const { project, present, put, confirmAgency } = useWizardSession();
  const latest = useRef({ present, put, confirmAgency });
  useEffect(() => {
    latest.current = { present, put, confirmAgency };
  });
  const id = project._id.$oid;
  const known = project.agence !== null;
  // Once for each time the step is opened: an answer that changes calls for no proposal.
  useEffect(() => {
    if (known) return;
    const mailOf = () => latest.current.present().idprojet?.emailAgence;
    void proposeAgency({
      projectId: id,
      answer: mailOf,
      isBusy: () => document.activeElement?.id === fieldId(ADDRESS),
      read: async () => (await request(usualAgencyMail)).mail,
      put: async (mail) => {
        latest.current.put('idprojet', { ...latest.current.present().idprojet, emailAgence: mail });
        await latest.current.confirmAgency(mail);
      },
    });
  }, [id, known]);
}

/** The project's name, plan and agency. */
export function IdProjet() {
  const { form, current, confirmAgency } = useWizardSession();
  const [check, setCheck] = useState<AgencyCheck | 'asking' | 'idle'>('idle');
  useUsualAgency();
  const { control } = form;

  async function ask() {
    const mail = current.idprojet?.emailAgence ?? '';
    if (current.agence || !EMAIL.test(mail.trim())) return;
    setCheck('asking');
    setCheck(await confirmAgency(mail));
  }

  return (
    <div className="cols">
      <TextField
        control={control}
        name="idprojet.nameProjet"
        label={FIELD_LABELS['idprojet.nameProjet']}
        help="Repris du nom du point de vente, 50 caractères au plus."
        maxLength={50}
        readOnly
      />
      <TextField
        control={control}
        name="idprojet.codeProjet"
        label={FIELD_LABELS['idprojet.codeProjet']}
        help="La date du jour, si vous ne le changez pas."
        maxLength={2000}
        span={3}
      />
      <TextField
        control={control}
        name="idprojet.numProjet"
        label={FIELD_LABELS['idprojet.numProjet']}
        help="Numéro d’OUTLET et code."
        readOnly
        span={3}
      />
      <SelectField
        control={control}
        name="idprojet.planProjet"
        label={FIELD_LABELS['idprojet.planProjet']}
        options={PLAN_OPTIONS}
        optional
        span={3}
      />
      <TextField
        control={control}
        name={ADDRESS}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        enterKeyHint="done"
        label={FIELD_LABELS['idprojet.emailAgence']}
        help={current.agence ? HELP.known : HELP[check]}
        onChange={() => setCheck('idle')}
        onBlur={() => void ask()}
        onEnter={() => void ask()}
        span={3}
      />
    </div>
  );
}
