import {
  isSharp,
  type PictureCrop,
  type PictureSize,
  sharpUpTo,
} from '@ardoise/domain/catalogue/picture-crop.ts';
import type { EntryPicture as Declared } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import { extensionsInWords, PICTURE_EXTENSIONS } from '@ardoise/domain/rules/file-rules.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { isSignedOut } from '../../../api/session.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { CropFrame } from './CropFrame.tsx';
import { shownPart } from './entry-form.ts';
import { originalOf, usePicture, useUploadPicture } from './use-picture.ts';
import './EntryPicture.css';

interface EntryPictureProps {
  /** Who edits which picture of which entry. */
  place: string;
  declared: Declared;
  address: string;
  /** The part that is wanted, while it is not cut. */
  crop: PictureCrop | undefined;
  onPicture: (address: string) => void;
  onCrop: (crop: PictureCrop) => void;
}

/** Up to what size it prints sharp; a warning where it is too small for a picker. */
function Sharpness({ picture, crop }: { picture: PictureSize; crop: PictureCrop }) {
  const far = sharpUpTo(picture, crop);
  const pixels = `${formatNumber(picture.width)} × ${formatNumber(picture.height)}\u00a0pixels`;
  const sharp = isSharp(picture, crop);
  return (
    <p className={`entry-picture-say ${sharp ? 'tone-done' : 'tone-wait'}`} role="status">
      <Icon of={sharp ? IconCheck : IconAlertTriangle} size="s" />
      <span>
        {sharp
          ? `${pixels}\u00a0: nette jusqu’à ${far}\u00a0cm à l’impression`
          : `Image trop petite\u00a0: floue à partir de ${Math.max(far, 1)}\u00a0cm`}
      </span>
    </p>
  );
}

function Framed({ declared, address, crop, onCrop }: Omit<EntryPictureProps, 'onPicture' | 'place'>) {
  const uploaded = usePicture(address);
  if (address === '')
    return <p className="entry-picture-none">Aucune image. Déposez-en une ici, ou choisissez un fichier.</p>;
  if (uploaded === undefined)
    return (
      <div className="entry-picture-drawn">
        <img src={address} alt="" />
      </div>
    );
  const picture = { width: uploaded.largeur, height: uploaded.hauteur };
  const part = shownPart(uploaded.cadre, crop);
  return (
    <div className="entry-picture-framed">
      <CropFrame
        src={originalOf(address)}
        picture={picture}
        ratio={declared.ratio}
        crop={part}
        onChange={onCrop}
      />
      <Sharpness picture={picture} crop={part} />
    </div>
  );
}

/**
 * A picture that the end of the session refused: sent once its person is back at the same place. In memory only, as a tab
 * keeps no files.
 */
let unsent: { place: string; file: File } | null = null;

/** A picture of an entry: sent, replaced, framed. */
export function EntryPicture({ place, declared, address, crop, onPicture, onCrop }: EntryPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadPicture();
  const cache = useQueryClient();
  const send = (file: File | undefined) => {
    if (file === undefined || upload.isPending) return;
    upload.mutate(file, {
      onSuccess: ({ image }) => onPicture(image),
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) unsent = { place, file };
      },
    });
  };
  useEffect(() => {
    // Still on the screen that the end of the session closes: the reply would reach nobody.
    if (unsent?.place !== place || isSignedOut(cache)) return;
    const { file } = unsent;
    unsent = null;
    send(file);
  });
  return (
    <section
      className="group entry-picture"
      aria-label={declared.label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send(event.dataTransfer.files[0]);
      }}
    >
      <div className="entry-picture-head">
        <h2 className="title-section">{declared.label}</h2>
        <div className="actions">
          {address !== '' && (
            <Button tone="text" onClick={() => onPicture('')}>
              Retirer
            </Button>
          )}
          <Button icon={IconPhotoPlus} busy={upload.isPending} onClick={() => input.current?.click()}>
            {address === '' ? 'Choisir une image' : 'Remplacer l’image'}
          </Button>
        </div>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={`${declared.label}, fichier`}
          accept={PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          onChange={({ currentTarget }) => {
            send(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
      {upload.isError && (
        <Banner tone="stop" role="alert">
          <p>{messageOf(upload.error)}</p>
        </Banner>
      )}
      <Framed declared={declared} address={address} crop={crop} onCrop={onCrop} />
      <p className="hint">{`${extensionsInWords(PICTURE_EXTENSIONS)}, 50\u00a0Mo au plus. L’original est gardé.`}</p>
    </section>
  );
}
