import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { TextField } from '../../../components/TextField.tsx';
import { type AgencyCheck, useWizardSession } from '../session/wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';

type CheckState = AgencyCheck | 'asking' | 'idle';

const HELP: Record<Exclude<CheckState, 'idle'>, string> = {
  asking: 'Vérification…',
  known: 'Agence reconnue.',
  unknown: 'Email inconnu',
  unreachable: 'L’agence n’a pas pu être vérifiée : elle le sera en passant à la suite.',
};

/** An agency's address: checked by the server once typed. */
export function AgencyField(props: FieldViewProps<'agency'>) {
  const { field, help, value = '' } = props;
  const { form, current, confirmAgency } = useWizardSession();
  const [check, setCheck] = useState<CheckState>('idle');

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
