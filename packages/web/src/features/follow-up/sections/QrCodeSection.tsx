import { type QrCode, readQrCodePicture } from '@ardoise/domain/contract/qr-codes.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { messageOf } from '../../../api/api-error.ts';
import { addressOf } from '../../../api/request.ts';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { QrPictureLinks } from '../../../components/projects/QrPictureLinks.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useQrCode } from '../../../hooks/use-qr-code.ts';
import { Link } from '../../../router/Link.tsx';
import { Fold } from '../folds/Fold.tsx';
import './QrCodeSection.css';

export const QR_CODE_FOLD = 'qr-code';

type Target = Pick<QrCode, 'type' | 'url' | 'filename'>;

function targetInWords({ type, url, filename }: Target): string {
  return type === null ? 'Pas encore de cible' : ((type === 'url' ? url : filename) ?? '');
}

/** The printed code: its content, and its files for the printer. */
export function QrCodeSection({ id, name }: { id: string; name: string }) {
  const code = useQrCode(id);
  const { role } = useMe();
  return (
    <Fold
      name={QR_CODE_FOLD}
      icon={IconQrcode}
      title="QR code"
      summary={code.data && targetInWords(code.data)}
    >
      {code.error && <p className="meta">{messageOf(code.error)}</p>}
      {code.data && (
        <div className="qr-code-section">
          <img
            src={addressOf(readQrCodePicture, { params: { id, format: 'svg' } })}
            alt={`QR code de ${name}`}
            width="148"
            height="148"
          />
          <div>
            <p>
              Une fois imprimé, il ouvre{' '}
              <a
                className="qr-code-section-address tappable"
                href={code.data.extra.qrcodeUrl}
                target="_blank"
                rel="noreferrer"
              >
                {code.data.extra.qrcodeUrl}
              </a>
            </p>
            <p className="meta">
              {code.data.type === null
                ? 'Aucune cible n’est encore choisie\u00a0: il montre une page d’attente. La cible peut changer après l’impression.'
                : `Il mène à ${targetInWords(code.data)}. La cible peut changer après l’impression.`}
            </p>
            <div className="actions">
              {roleMay('qrcode.edit', role) && (
                <Link
                  className={buttonClass({ tone: 'line' })}
                  to={PAGE_PATHS.qrCode(id)}
                  search={{ backId: id }}
                >
                  <Icon of={IconPencil} />
                  {code.data.type === null ? 'Choisir où il mène' : 'Changer où il mène'}
                </Link>
              )}
              <QrPictureLinks id={id} name={name} />
            </div>
          </div>
        </div>
      )}
    </Fold>
  );
}
