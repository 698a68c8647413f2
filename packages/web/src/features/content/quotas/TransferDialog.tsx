import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Became } from '../../../components/Became.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { useFormState } from '../../../components/form/use-form.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Leader } from '../../../components/Leader.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { TransferSide } from './transfer-preview.ts';
import { lineName, type QuotaGrid } from './use-quota-grid.ts';
import { useTransfer } from './use-transfer.ts';

const KINDS = QUOTA_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind].name }));

interface TransferDialogProps {
  grid: QuotaGrid;
  /** Username of the SMHF whose line it was opened from. */
  from: string;
  onClose: () => void;
}

/** Moves units from one SMHF to another, of one kind; both sides are displayed before it is confirmed. */
export function TransferDialog({ grid, from, onClose }: TransferDialogProps) {
  const { form, values, preview, submit } = useTransfer(grid, from, onClose);
  const { isSubmitting, refusal } = useFormState(form);
  const people = grid.lignes.map((line) => ({ value: line.smhf, label: lineName(line) }));
  const { units = 0, most = 0 } = preview ?? {};
  const tooMany = units > most;
  return (
    <FormDialog
      title="Transférer des unités"
      confirm={units > 0 && !tooMany ? `Transférer ${counted(units, 'unité', 'unités')}` : 'Transférer'}
      busy={isSubmitting}
      refused={refusal}
      onSubmit={submit}
      onClose={onClose}
      below={
        <>
          {preview?.taker && units > 0 && !tooMany && (
            <div className="content-quotas-sides" aria-live="polite">
              <SideLine side={preview.giver} />
              <SideLine side={preview.taker} />
            </div>
          )}
          {preview?.warning && <Banner tone="wait">{preview.warning}</Banner>}
        </>
      }
    >
      <div className="field-columns">
        <SelectField control={form} name="de" label="De" span={3} options={people} />
        <SelectField
          control={form}
          name="a"
          label="À"
          span={3}
          placeholder="Choisir…"
          options={people.filter(({ value }) => value !== values.de)}
        />
        <SelectField control={form} name="typeProjet" label="Support" span={4} options={KINDS} />
        <TextField
          control={form}
          name="unites"
          label="Unités"
          span={2}
          inputMode="numeric"
          maxLength={6}
          help={preview && `${formatNumber(most)} au plus`}
        />
        <TextArea
          control={form}
          name="motif"
          label="Motif"
          rows={2}
          maxLength={500}
          help="Lu par les deux SMHF, gardé dans les changements."
        />
      </div>
    </FormDialog>
  );
}

function SideLine({ side: { name, before, after, restant } }: { side: TransferSide }) {
  return (
    <Leader
      name={name}
      value={
        <>
          <Became was={formatNumber(before)} now={formatNumber(after)} />, reste {formatNumber(restant)}
        </>
      }
    />
  );
}
