import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderedAt } from '../../router/testing/rendered-at.tsx';
import { ClientDashboardPage } from './ClientDashboardPage.tsx';

/** What a client with these orders reads; undefined while they load. */
async function read(orders: object[] | undefined): Promise<string> {
  const cache = new QueryClient();
  if (orders !== undefined)
    cache.setQueryData(['projects', 'list', {}], {
      pages: [{ projets: orders, suivant: null }],
      pageParams: [''],
    });
  const page = await renderedAt('/dashboard-client', ClientDashboardPage);
  return renderToStaticMarkup(<QueryClientProvider client={cache}>{page}</QueryClientProvider>);
}

const TEXT = 'Vos commandes et les créations à valider apparaîtront ici.';

it('keeps its text for a client without an order', async () => {
  expect(await read([])).toContain(TEXT);
});

it('says nothing of the kind while orders load, nor to a client who has some: they are redirected', async () => {
  expect(await read(undefined)).not.toContain(TEXT);
  expect(await read([{ _id: { $oid: '64b000000000000000000001' } }])).toBe('');
});
