import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { QrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { isPrivateTarget, PRIVATE_TARGET } from '@ardoise/domain/projects/private-target.ts';
import { urlProblem } from '@ardoise/domain/projects/qr-codes.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ChoiceTiles } from '../../components/ChoiceTiles.tsx';
import { FieldHint } from '../../components/FieldHint.tsx';
import { useForm, useValues } from '../../components/form/use-form.ts';
import { TextField } from '../../components/TextField.tsx';
import { PickFile } from './PickFile.tsx';
import type { useQrCodeChange } from './use-qr-code-change.ts';

interface Values {
  url: string;
}

function problems({ url }: Values): FieldError[] {
  const message = urlProblem(url);
  return message === null ? [] : [{ chemin: 'url', message }];
}

interface TargetFormProps {
  code: QrCode;
  change: ReturnType<typeof useQrCodeChange>;
}

/** Target of a scan: a URL, or a PDF. */
export function TargetForm({ code, change }: TargetFormProps) {
  const [type, setType] = useState<'url' | 'fichier'>(code.type ?? 'url');
  const choices = [
    { value: 'url', label: 'Une adresse web', hint: 'Le site ou la carte en ligne de l’établissement.' },
    { value: 'fichier', label: 'Un fichier PDF', hint: 'Un PDF, gardé par Ardoise.' },
  ] as const;
  return (
    <section aria-labelledby="qr-target">
      <fieldset className="field">
        <legend className="title-section" id="qr-target">
          Où mène-t-il ?
        </legend>
        <ChoiceTiles name="type" options={choices} chosen={type} onChoose={setType} />
      </fieldset>
      {type === 'url' ? (
        <AddressForm code={code} change={change} />
      ) : (
        <FileForm code={code} change={change} />
      )}
    </section>
  );
}

function AddressForm({ code, change }: TargetFormProps) {
  const form = useForm<Values>({ defaultValues: { url: code.url ?? '' }, problems, checksOnLeave: true });
  const { url: typed } = useValues(form);
  const submit = form.handleSubmit(({ url }) => {
    if (!change.isPending) change.mutate({ deed: 'url', url });
  });
  return (
    <form className="qr-codes-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        control={form}
        name="url"
        label="Adresse"
        help={
          isPrivateTarget(typed) ? (
            <FieldHint>{PRIVATE_TARGET}</FieldHint>
          ) : (
            'Elle commence par http:// ou https:// et peut changer après l’impression.'
          )
        }
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
      <div className="actions">
        <Button type="submit" tone="main" icon={IconCheck} busy={change.isPending}>
          Enregistrer
        </Button>
      </div>
    </form>
  );
}

function FileForm({ code, change }: TargetFormProps) {
  return (
    <div className="qr-codes-form">
      <p>{code.filename ?? 'Aucun fichier n’est encore joint.'}</p>
      <p className="meta" id="qr-file-rule">
        PDF seulement, 50 Mo au plus.
      </p>
      <div className="actions">
        {code.filename !== null && code.type === 'url' && (
          <Button
            tone="main"
            icon={IconCheck}
            busy={change.isPending}
            onClick={() => change.mutate({ deed: 'oldFile' })}
          >
            Mener à ce fichier
          </Button>
        )}
        <PickFile
          label={code.filename === null ? 'Joindre un PDF' : 'Remplacer le PDF'}
          tone={code.filename === null ? 'main' : 'line'}
          accept=".pdf"
          busy={change.isPending}
          describedBy="qr-file-rule"
          onPick={(file) => change.mutate({ deed: 'file', file })}
        />
      </div>
    </div>
  );
}
