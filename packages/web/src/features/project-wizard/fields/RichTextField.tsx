import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { FieldPath } from 'react-hook-form';
import { TextArea } from '../../../components/TextArea.tsx';
import { useWizardSession } from '../wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';

/** The words of a brief, as typed: the order form reads them as plain text. */
export function RichTextField({ field, at, help }: FieldViewProps<'rich-text'>) {
  const { control } = useWizardSession().form;
  const { label, question = label, required, span } = field;
  return (
    <TextArea
      control={control}
      name={at as FieldPath<ProjectDocument>}
      label={question}
      help={help}
      optional={required === undefined}
      maxLength={LONGEST_TEXT}
      rows={7}
      span={span}
    />
  );
}
