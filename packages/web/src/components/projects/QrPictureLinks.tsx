import { readQrCodePicture } from '@ardoise/domain/contract/qr-codes.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { addressOf } from '../../api/request.ts';
import { buttonClass } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

/** A project's QR code as a file for printing: as vectors, or as pixels. */
export function QrPictureLinks({ id, name }: { id: string; name: string }) {
  return (['svg', 'png'] as const).map((format) => (
    <a
      key={format}
      className={buttonClass({ tone: 'line' })}
      href={addressOf(readQrCodePicture, { params: { id, format } })}
      download={`qr-code-${name}.${format}`}
      aria-label={`Télécharger le QR code en ${format.toUpperCase()}`}
    >
      <Icon of={IconDownload} />
      {format.toUpperCase()}
    </a>
  ));
}
