import { uploadGuide } from '@ardoise/domain/contract/guides.ts';
import { useMutation } from '@tanstack/react-query';
import { sendForm } from '../../../../api/request.ts';

/** Uploads a PDF; returns its SHA-256. Nobody is shown it before the page is saved. */
export function useUploadGuide() {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return sendForm(uploadGuide, { params: {}, form });
    },
  });
}
