import { readQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** The QR code that was given to a project at its creation. */
export function useQrCode(id: string) {
  return useQuery({
    queryKey: ['qr-code', id],
    queryFn: ({ signal }) => request(readQrCode, { params: { id }, signal }),
  });
}
