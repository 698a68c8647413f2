import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TargetForm } from './TargetForm.tsx';
import { useQrCodeChange } from './use-qr-code-change.ts';

function Form({ url }: { url: string }) {
  const code = {
    type: 'url' as const,
    url,
    filename: null,
    bannerName: null,
    bannerTimer: null,
    banner: null,
    extra: { qrcodeUrl: 'https://ardoise.example/q/abc' },
  };
  const change = useQrCodeChange('p1', code);
  return <TargetForm code={code} change={change} />;
}

const shown = (url: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Form url={url} />
    </QueryClientProvider>,
  );

it('warns at the field of an address that no guest can open', () => {
  expect(shown('http://192.168.1.20/carte')).toContain('n’est pas sur internet');
  expect(shown('https://brasserie.example/carte')).not.toContain('n’est pas sur internet');
});
