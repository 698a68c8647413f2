import { type QrCode, readQrBanner } from '@ardoise/domain/contract/qr-codes.ts';
import { BANNER, BANNER_EXTENSIONS, BANNER_RULE, SECONDS_WRONG } from '@ardoise/domain/projects/qr-codes.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { addressOf } from '../../api/request.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { PickFile } from './PickFile.tsx';
import type { useQrCodeChange } from './use-qr-code-change.ts';

interface Values {
  seconds: string;
}

function resolver(values: Values): ResolverResult<Values> {
  const typed = values.seconds.trim();
  return /^\d{1,2}$/.test(typed) && Number(typed) <= BANNER.seconds.max
    ? { values, errors: {} }
    : { values: {}, errors: { seconds: { type: 'seconds', message: SECONDS_WRONG } } };
}

interface BannerFormProps {
  id: string;
  code: QrCode;
  change: ReturnType<typeof useQrCodeChange>;
}

/** The banner displayed for some seconds before the redirect. */
export function BannerForm({ id, code, change }: BannerFormProps) {
  const [removing, setRemoving] = useState(false);
  const form = useForm<Values>({
    defaultValues: { seconds: String(code.bannerTimer ?? BANNER.seconds.usual) },
    resolver,
    mode: 'onTouched',
  });
  const save = (file: File | null) =>
    form.handleSubmit(({ seconds }) => {
      if (!change.isPending) change.mutate({ deed: 'banner', file, seconds: seconds.trim() });
    });
  return (
    <section aria-labelledby="qr-banner">
      <h2 className="title-section" id="qr-banner">
        Bannière
      </h2>
      {code.banner !== null && (
        <img
          className="qr-codes-banner"
          // Cache buster: a new banner has the same URL.
          src={`${addressOf(readQrBanner, { params: { id } })}?${encodeURIComponent(code.bannerName ?? '')}`}
          alt="Bannière actuelle"
          width={code.banner.width}
          height={code.banner.height}
        />
      )}
      <form className="qr-codes-form" onSubmit={(event) => void save(null)(event)} noValidate>
        <TextField
          control={form.control}
          name="seconds"
          label="Durée en secondes"
          help={'0\u00a0: pas de bannière.'}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
        <p className="meta" id="qr-banner-rule">
          {BANNER_RULE}
        </p>
        <div className="actions">
          {code.banner !== null && (
            <Button type="submit" icon={IconCheck} busy={change.isPending}>
              Enregistrer la durée
            </Button>
          )}
          <PickFile
            label={code.banner === null ? 'Joindre une bannière' : 'Remplacer la bannière'}
            accept={BANNER_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
            busy={change.isPending}
            describedBy="qr-banner-rule"
            onPick={(file) => void save(file)()}
          />
          {code.banner !== null && (
            <Button tone="text" icon={IconTrash} onClick={() => setRemoving(true)}>
              Retirer
            </Button>
          )}
        </div>
      </form>
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
