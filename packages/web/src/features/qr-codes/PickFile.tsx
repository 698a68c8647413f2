import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useId } from 'react';
import { type ButtonTone, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import './QrCodes.css';

interface PickFileProps {
  label: string;
  tone?: ButtonTone;
  /** Extensions for the `accept` attribute. */
  accept: string;
  busy: boolean;
  describedBy: string;
  onPick: (file: File) => void;
}

/** A file button; the native input has the keyboard focus. */
export function PickFile({ label, tone = 'line', accept, busy, describedBy, onPick }: PickFileProps) {
  const id = useId();
  return (
    <span className="qr-codes-pick">
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept={accept}
        disabled={busy}
        aria-describedby={describedBy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onPick(file);
          // Allows picking the same file again after a failure.
          event.target.value = '';
        }}
      />
      <label className={buttonClass({ tone, className: busy ? 'button-busy' : undefined })} htmlFor={id}>
        <Icon of={IconUpload} />
        {label}
      </label>
    </span>
  );
}
