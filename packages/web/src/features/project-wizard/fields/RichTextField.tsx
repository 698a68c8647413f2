import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { latePart, useLatePart } from '../../../components/late-part.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import type { RichTextEditorProps } from '../../../components/rich-text/RichTextEditor.tsx';
import type { FieldViewProps } from './field-view.ts';

/** The editor: 100 KB, lazy-loaded where it is used. */
const EDITOR = latePart<RichTextEditorProps>(
  async () => (await import('../../../components/rich-text/RichTextEditor.tsx')).RichTextEditor,
);

/** Plain text before its editor, which may fail to load. */
function Words({ value, isFailed }: { value: string; isFailed: boolean }) {
  return (
    <>
      <RichText stored={value} />
      {isFailed && (
        <p role="alert">
          Ce champ n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.{' '}
          <Button tone="text" onClick={() => window.location.reload()}>
            Recharger la page
          </Button>
        </p>
      )}
    </>
  );
}

/** A text with sizes, bold, italic and lists (specification/wizards.md#direct-agence). */
export function RichTextField({ field, at, value = '', onChange, help, error }: FieldViewProps<'rich-text'>) {
  const { label, question = label, required, span } = field;
  const [isFailed, setFailed] = useState(false);
  const [limit, setLimit] = useState<string>();
  const Editor = useLatePart(EDITOR, { wanted: true, onFailed: () => setFailed(true) });
  const labelId = `${fieldId(at)}-l`;
  const classes = ['field', span && `field-span-${span}`, error && 'field-bad'].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <span className="field-label" id={labelId}>
        {question}
        {required === undefined && <span className="field-optional">facultatif</span>}
      </span>
      {Editor ? (
        <Editor
          id={fieldId(at)}
          labelledBy={labelId}
          describedBy={messageId(at)}
          isInvalid={Boolean(error)}
          value={value}
          onChange={onChange}
          onLimit={setLimit}
        />
      ) : (
        <Words value={value} isFailed={isFailed} />
      )}
      <FieldMessage id={messageId(at)} error={error ?? limit} help={help} />
    </div>
  );
}
