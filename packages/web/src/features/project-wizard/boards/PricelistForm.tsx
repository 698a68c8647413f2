import { PRICELIST_FIELDS } from '@ardoise/domain/wizards/boards/board-content.ts';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { StepFields } from '../fields/StepFields.tsx';
import { useErrorOf } from '../form/use-error-of.ts';

/** The text of a price list, or its photos: one common error message. */
export function PricelistForm({ rank }: { rank: number }) {
  const at = `boards.${rank}`;
  const chemin = `${at}.brief.pricelist`;
  const error = useErrorOf(chemin);
  return (
    <div className={error ? 'field field-bad' : 'field'} id={fieldId(chemin)} tabIndex={-1}>
      {error && <FieldMessage id={messageId(chemin)} error={error} />}
      <StepFields groups={[PRICELIST_FIELDS]} at={at} />
    </div>
  );
}
