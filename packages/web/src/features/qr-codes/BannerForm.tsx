import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { QrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { BANNER, BANNER_EXTENSIONS, BANNER_RULE, SECONDS_WRONG } from '@ardoise/domain/projects/qr-codes.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { TextField } from '../../components/TextField.tsx';
import { PickFile } from './PickFile.tsx';
import type { useQrCodeChange } from './use-qr-code-change.ts';

interface Values {
  seconds: string;
}

function problems({ seconds }: Values): FieldError[] {
  const typed = seconds.trim();
  const isRight = /^\d{1,2}$/.test(typed) && Number(typed) <= BANNER.seconds.max;
  return isRight ? [] : [{ chemin: 'seconds', message: SECONDS_WRONG }];
}

interface BannerDurationFormProps {
  code: QrCode;
  change: ReturnType<typeof useQrCodeChange>;
}

/** For how many seconds the present banner is displayed. */
function BannerDurationForm({ code, change }: BannerDurationFormProps) {
  const form = useForm<Values>({
    defaultValues: { seconds: String(code.bannerTimer ?? BANNER.seconds.usual) },
    problems,
    checksOnLeave: true,
  });
  const submit = form.handleSubmit(({ seconds }) => {
    if (!change.isPending) change.mutate({ deed: 'banner', file: null, seconds: seconds.trim() });
  });
  return (
    <form className="qr-codes-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        control={form}
        name="seconds"
        label="Durée en secondes"
        help={'0\u00a0: pas de bannière.'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
      />
      <div className="actions">
        <Button type="submit" icon={IconCheck} busy={change.isPending}>
          Enregistrer la durée
        </Button>
      </div>
    </form>
  );
}

interface BannerFormProps {
  code: QrCode;
  change: ReturnType<typeof useQrCodeChange>;
}

/** The optional banner displayed before the target; with one, its duration is required. */
export function BannerForm({ code, change }: BannerFormProps) {
  const [removing, setRemoving] = useState(false);
  const { banner, bannerName, bannerTimer } = code;
  const seconds = String((banner === null ? null : bannerTimer) ?? BANNER.seconds.usual);
  return (
    <section aria-labelledby="qr-banner">
      <h2 className="title-section" id="qr-banner">
        Une image avant d’y arriver ?
      </h2>
      <div className="qr-codes-form">
        <p>{banner === null ? 'Facultatif\u00a0: une bannière de quelques secondes.' : bannerName}</p>
        <p className="meta" id="qr-banner-rule">
          {BANNER_RULE}
        </p>
        <div className="actions">
          <PickFile
            label={banner === null ? 'Joindre une bannière' : 'Remplacer la bannière'}
            accept={BANNER_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
            busy={change.isPending}
            describedBy="qr-banner-rule"
            onPick={(file) => {
              if (!change.isPending) change.mutate({ deed: 'banner', file, seconds });
            }}
          />
          {banner !== null && (
            <Button tone="text" icon={IconTrash} onClick={() => setRemoving(true)}>
              Retirer
            </Button>
          )}
        </div>
      </div>
      {banner !== null && <BannerDurationForm code={code} change={change} />}
      {removing && (
        <ConfirmDialog
          title="Voulez-vous vraiment retirer cette bannière ?"
          confirm="Retirer"
          onConfirm={() => change.mutateAsync({ deed: 'noBanner' })}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
}
