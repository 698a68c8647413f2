import {
  changeQrCode,
  createQrCode,
  deleteQrBanner,
  type QrCode,
  uploadQrBanner,
  uploadQrFile,
} from '@ardoise/domain/contract/qr-codes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request, sendForm } from '../../api/request.ts';
import { useToast } from '../../components/Toast.tsx';
import { projectKey } from '../../hooks/use-project.ts';
import { qrCodeKey } from '../../hooks/use-qr-code.ts';

/** A change of a code, with its confirmation. */
export type QrCodeDeed =
  | { deed: 'url'; url: string }
  | { deed: 'oldFile' }
  | { deed: 'file'; file: File }
  | { deed: 'banner'; file: File | null; seconds: string }
  | { deed: 'noBanner' };

const SAID: Record<QrCodeDeed['deed'], string> = {
  url: 'L’adresse du QR code est enregistrée.',
  oldFile: 'Le QR code mène au fichier PDF.',
  file: 'Le QR code mène au fichier PDF.',
  banner: 'La bannière est enregistrée.',
  noBanner: 'La bannière est retirée.',
};

function formOf(file: File | null, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The file is last: the server streams it and needs the other fields before.
  if (file !== null) form.append('file', file);
  return form;
}

function carryOut(id: string, present: QrCode, deed: QrCodeDeed): Promise<QrCode> {
  const params = { id };
  const call = present.type === null ? createQrCode : changeQrCode;
  switch (deed.deed) {
    case 'url':
      return request(call, { params, body: { type: 'url', url: deed.url } });
    case 'oldFile':
      return request(call, { params, body: { type: 'fichier' } });
    case 'file':
      return sendForm(uploadQrFile, { params, form: formOf(deed.file) });
    case 'banner':
      return sendForm(uploadQrBanner, { params, form: formOf(deed.file, { banner_timer: deed.seconds }) });
    case 'noBanner':
      return request(deleteQrBanner, { params });
  }
}

/** Changes a code: caches the reply, and refetches the project's history. */
export function useQrCodeChange(id: string, present: QrCode) {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (deed: QrCodeDeed) => carryOut(id, present, deed),
    onSuccess: (code, { deed }) => {
      cache.setQueryData(qrCodeKey(id), code);
      void cache.invalidateQueries({ queryKey: projectKey(id) });
      toast({ tone: 'done', message: SAID[deed] });
    },
    onMutate: toast.clear,
    onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
  });
}
