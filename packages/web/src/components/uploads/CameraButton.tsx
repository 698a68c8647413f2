import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import type { ChangeEvent } from 'react';
import { type ButtonTone, buttonClass } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

interface CameraButtonProps {
  id: string;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Default that of a row. */
  tone?: ButtonTone;
  words?: string;
  className?: string | undefined;
}

/** Opens the camera of a phone or a tablet, facing away; hidden elsewhere, where `capture` is ignored. */
export function CameraButton({
  id,
  onPick,
  tone = 'ink',
  words = 'Prendre une photo',
  className,
}: CameraButtonProps) {
  return (
    <span className="upload-camera">
      {/* `accept` of JPEG makes an iPhone convert its HEIC. */}
      <input
        className="visually-hidden"
        type="file"
        id={id}
        accept="image/jpeg"
        capture="environment"
        onChange={onPick}
      />
      <label htmlFor={id} className={buttonClass({ tone, size: tone === 'main' ? 'l' : 'm', className })}>
        <Icon of={IconCamera} />
        {words}
      </label>
    </span>
  );
}
