import { PRICELIST_FIELDS } from '@ardoise/domain/boards/board-content.ts';
import { Fragment } from 'react';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { StepFields } from '../fields/StepFields.tsx';
import { useErrorOf } from '../session/use-error-of.ts';

/** Each answer as a group of its own: photos have a heading. */
const GROUPS = PRICELIST_FIELDS.fields.map((field) => ({ field, groups: [{ fields: [field] }] }));

/** The text of a price list, or its photos: one common error message. */
export function PricelistForm({ rank }: { rank: number }) {
  const at = `boards.${rank}`;
  const chemin = `${at}.brief.pricelist`;
  const error = useErrorOf(chemin);
  return (
    <div className={error ? 'field field-bad' : 'field'} id={fieldId(chemin)} tabIndex={-1}>
      {error && <FieldMessage id={messageId(chemin)} error={error} />}
      {GROUPS.map(({ field, groups }) => (
        <Fragment key={field.path}>
          {field.kind === 'photos' && <h2 className="title-section board-editor-photos">Photos</h2>}
          <StepFields groups={groups} at={at} />
        </Fragment>
      ))}
    </div>
  );
}
