import { usualAgencyMail } from '@ardoise/domain/contract/agencies.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { request } from '../../../api/request.ts';
import { fieldId } from '../../../components/field-id.ts';
import { TextField } from '../../../components/TextField.tsx';
import { proposeOnce } from '../propose-once.ts';
import { type AgencyCheck, useWizardSession } from '../wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';

type CheckState = AgencyCheck | 'asking' | 'idle';

const HELP: Record<Exclude<CheckState, 'idle'>, string> = {
  asking: 'Vérification…',
  known: 'Agence reconnue.',
  unknown: 'Email inconnu',
  unreachable: 'L’agence n’a pas pu être vérifiée : elle le sera en passant à la suite.',
};

/** Proposes this delegate's usual agency for a new project. */
function useUsualAgency({ field, present, onChange }: FieldViewProps<'agency'>): void {
  const { project, confirmAgency } = useWizardSession();
  const latest = useRef({ present, onChange, confirmAgency });
  useEffect(() => {
    latest.current = { present, onChange, confirmAgency };
  });
  const id = project._id.$oid;
  const known = project.agence !== null;
  const { path } = field;
  // Once per mount: a changed answer needs no proposal.
  useEffect(() => {
    if (known) return;
    void proposeOnce({
      key: `${path} ${id}`,
      isAnswered: () => latest.current.present() !== undefined,
      isBusy: () => document.activeElement?.id === fieldId(path),
      read: async () => (await request(usualAgencyMail)).mail || null,
      put: async (mail) => {
        latest.current.onChange(mail);
        await latest.current.confirmAgency(mail);
      },
    });
  }, [id, known, path]);
}

/** An agency's address: checked by the server once typed. */
export function AgencyField(props: FieldViewProps<'agency'>) {
  const { field, help, value = '' } = props;
  const { form, current, confirmAgency } = useWizardSession();
  const [check, setCheck] = useState<CheckState>('idle');
  useUsualAgency(props);

  async function ask() {
    if (current.agence || !EMAIL.test(value.trim())) return;
    setCheck('asking');
    setCheck(await confirmAgency(value));
  }

  const state = current.agence ? 'known' : check;
  return (
    <TextField
      control={form.control}
      name={field.path as FieldPath<ProjectDocument>}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={field.length ?? LONGEST_TEXT}
      enterKeyHint="done"
      label={field.label}
      help={state === 'idle' ? help : HELP[state]}
      onChange={() => setCheck('idle')}
      onBlur={() => void ask()}
      onEnter={() => void ask()}
      span={field.span}
    />
  );
}
