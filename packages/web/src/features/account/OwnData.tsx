import { askOwnExport } from '@ardoise/domain/contract/privacy-people.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';

/** What is kept about oneself, as a zip. */
export function OwnData() {
  const zip = useMutation({
    mutationFn: () => request(askOwnExport),
    // An attachment: the browser stays on the page.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button icon={IconDownload} busy={zip.isPending} onClick={() => zip.mutate()}>
        Télécharger mes données
      </Button>
      {zip.error && (
        <Banner tone="stop" role="alert">
          {messageOf(zip.error)}
        </Banner>
      )}
    </>
  );
}
