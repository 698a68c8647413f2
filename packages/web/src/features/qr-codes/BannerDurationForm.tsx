import type { QrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { BANNER, SECONDS_WRONG } from '@ardoise/domain/projects/qr-codes.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type ResolverResult, useForm } from 'react-hook-form';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
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

interface BannerDurationFormProps {
  code: QrCode;
  change: ReturnType<typeof useQrCodeChange>;
}

/** For how many seconds the present banner is displayed. */
export function BannerDurationForm({ code, change }: BannerDurationFormProps) {
  const form = useForm<Values>({
    defaultValues: { seconds: String(code.bannerTimer ?? BANNER.seconds.usual) },
    resolver,
    mode: 'onTouched',
  });
  const submit = form.handleSubmit(({ seconds }) => {
    if (!change.isPending) change.mutate({ deed: 'banner', file: null, seconds: seconds.trim() });
  });
  return (
    <form className="qr-codes-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        control={form.control}
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
