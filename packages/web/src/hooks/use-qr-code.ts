import { readQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Where the reply of a project's QR code is cached. */
export function qrCodeKey(id: string) {
  return ['qr-code', id] as const;
}

/** The QR code that was given to a project at its creation. */
export function useQrCode(id: string) {
  return useQuery({
    queryKey: qrCodeKey(id),
    queryFn: ({ signal }) => request(readQrCode, { params: { id }, signal }),
  });
}
