import { readQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Cache key of a project's QR code. */
export function qrCodeKey(id: string) {
  return ['qr-code', id] as const;
}

/** The QR code of a project. */
export function useQrCode(id: string) {
  return useQuery({
    queryKey: qrCodeKey(id),
    queryFn: ({ signal }) => request(readQrCode, { params: { id }, signal }),
  });
}
