import { type QrCode, readQrBanner } from '@ardoise/domain/contract/qr-codes.ts';
import { CARD_TO_COME } from '@ardoise/domain/projects/qr-codes.ts';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ReactNode } from 'react';
import { addressOf } from '../../api/request.ts';
import { counted } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';

interface GuestPreviewProps {
  id: string;
  outlet: string;
  code: QrCode;
}

/** What a guest's phone shows after the scan, as saved: the banner for its duration, then the target. */
export function GuestPreview({ id, outlet, code }: GuestPreviewProps) {
  return (
    <figure className="qr-codes-preview">
      <figcaption>Sur le téléphone qui scanne</figcaption>
      <div className="qr-codes-phone">
        {code.type === null ? (
          <Screen>
            <b>{outlet}</b>
            <span>{CARD_TO_COME}</span>
          </Screen>
        ) : (
          <>
            <BannerScreen id={id} code={code} />
            <TargetScreen code={code} />
          </>
        )}
      </div>
      {code.type === null && (
        <p className="meta">Rien n’est encore choisi&nbsp;: l’adresse ou le PDF prendra cette place.</p>
      )}
    </figure>
  );
}

function Screen({ children }: { children: ReactNode }) {
  return <div className="qr-codes-screen">{children}</div>;
}

function BannerScreen({ id, code: { banner, bannerName, bannerTimer } }: { id: string; code: QrCode }) {
  if (banner === null || !bannerTimer) return null;
  return (
    <>
      <img
        // Cache buster: a new banner has the same URL.
        src={`${addressOf(readQrBanner, { params: { id } })}?${encodeURIComponent(bannerName ?? '')}`}
        alt="Bannière actuelle"
        width={banner.width}
        height={banner.height}
      />
      <p className="qr-codes-while">Pendant {counted(bannerTimer, 'seconde', 'secondes')}, puis&nbsp;:</p>
    </>
  );
}

function TargetScreen({ code: { type, url, filename } }: { code: QrCode }) {
  const isFile = type === 'fichier';
  return (
    <Screen>
      <Icon of={isFile ? IconFileTypePdf : IconWorld} size="l" />
      <b>{isFile ? filename : hostOf(url ?? '')}</b>
      <span>{isFile ? 'Le PDF s’ouvre.' : 'Le site s’ouvre.'}</span>
    </Screen>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
