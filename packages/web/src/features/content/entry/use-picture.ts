import { type PictureCrop, uploadedPicture } from '@ardoise/domain/catalogue/picture-crop.ts';
import {
  type CataloguePicture,
  cropCataloguePicture,
  readCataloguePicture,
  readOriginalPicture,
  uploadCataloguePicture,
} from '@ardoise/domain/contract/catalogue-pictures.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, request, sendForm } from '../../../api/request.ts';
import { isMoved } from './entry-form.ts';

const keyOf = (sha256: string | null) => ['content', 'catalogues', 'image', sha256];

/** An uploaded picture by its address, with the upload that it is a part of; undefined for a drawing of the product. */
export function usePicture(address: string): CataloguePicture | undefined {
  const empreinte = uploadedPicture(address);
  const { data } = useQuery({
    queryKey: keyOf(empreinte),
    queryFn: ({ signal }) =>
      request(readCataloguePicture, { params: { empreinte: empreinte ?? '' }, signal }),
    enabled: empreinte !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Sends a picture; what it became is known at once. */
export function useUploadPicture() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file, file.name);
      return sendForm(uploadCataloguePicture, { params: {}, form });
    },
    onSuccess: (picture) => cache.setQueryData(keyOf(uploadedPicture(picture.image)), picture),
  });
}

/** URL of the upload that a picture is a part of; the address itself for a drawing of the product. */
export function originalOf(address: string): string {
  const empreinte = uploadedPicture(address);
  return empreinte === null ? address : addressOf(readOriginalPicture, { params: { empreinte } });
}

/** Cuts this part of an uploaded picture; returns its address, the same where nothing was moved. */
export async function cutPicture(address: string, wanted: PictureCrop): Promise<string> {
  const empreinte = uploadedPicture(address);
  if (empreinte === null) return address;
  const { cadre } = await request(readCataloguePicture, { params: { empreinte } });
  if (!isMoved(cadre, wanted)) return address;
  return (await request(cropCataloguePicture, { params: { empreinte }, body: wanted })).image;
}
