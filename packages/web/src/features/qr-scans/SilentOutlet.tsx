import { readQrCodePicture } from '@ardoise/domain/contract/qr-codes.ts';
import { tellSilentCode } from '@ardoise/domain/contract/qr-scans.ts';
import { LEAST_SIZE, readingDistance } from '@ardoise/domain/projects/qr-reading.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { addressOf, request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { formatDate } from '../../components/format-date.ts';
import { formatNumber, NBSP } from '../../components/format-number.ts';
import { useToast } from '../../components/Toast.tsx';
import { reasons } from './scan-words.ts';
import { SCANS_KEY, type ScannedOutlet } from './use-scans.ts';

interface SilentOutletProps {
  outlet: ScannedOutlet;
  /** It was asked for in the table, which may be long: takes the focus. */
  asked: boolean;
}

/** Why nobody scans an outlet's code, at the size that it was printed; its dc is told once. */
export function SilentOutlet({ outlet, asked }: SilentOutletProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const { id, nom, modele, prevenu } = outlet;
  const cache = useQueryClient();
  const toast = useToast();
  const tell = useMutation({
    mutationFn: () => request(tellSilentCode, { params: { id }, body: undefined }),
    onSuccess: ({ message }) => {
      toast({ message });
      return cache.invalidateQueries({ queryKey: SCANS_KEY });
    },
  });
  const sizes = modele.taille === null || modele.taille >= LEAST_SIZE ? [] : [modele.taille, LEAST_SIZE];
  const picture = addressOf(readQrCodePicture, { params: { id, format: 'svg' } });
  return (
    <section className="qr-scans-why">
      <h2 ref={heading} tabIndex={-1} className="title-section">
        {nom}
        {NBSP}: pourquoi personne ne le scanne
      </h2>
      {reasons(outlet).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {sizes.length > 0 && (
        <div className="qr-scans-sizes">
          {sizes.map((size, index) => (
            <figure key={size}>
              <img src={picture} alt="" style={{ width: `${size}mm` }} />
              <figcaption>
                <b>
                  {formatNumber(size)}
                  {NBSP}mm
                </b>
                <span>
                  Lisible à {formatNumber(readingDistance(size) / 10)}
                  {NBSP}cm
                </span>
                <span className="qr-scans-note">
                  {index === 0
                    ? `Ce qui a été imprimé${modele.nom && ` : ${modele.nom}`}`
                    : 'Le minimum sur une table'}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {tell.error && (
        <Banner tone="stop" role="alert">
          {messageOf(tell.error)}
        </Banner>
      )}
      {prevenu === null ? (
        <Button tone="main" icon={IconMailForward} busy={tell.isPending} onClick={() => tell.mutate()}>
          Prévenir le délégué commercial
        </Button>
      ) : (
        <p className="meta">Le délégué commercial a été prévenu le {formatDate(prevenu)}.</p>
      )}
    </section>
  );
}
