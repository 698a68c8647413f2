import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientDashboardPage } from './ClientDashboardPage.tsx';

/** What a client with these orders reads; undefined while they load. */
async function read(orders: object[] | undefined): Promise<string> {
  const cache = new QueryClient();
  if (orders !== undefined)
    cache.setQueryData(['projects', 'list', {}], {
      pages: [{ projets: orders, suivant: null }],
      pageParams: [''],
    });
  const router = createRouter({
    routeTree: createRootRoute({ component: ClientDashboardPage }),
    history: createMemoryHistory({ initialEntries: ['/dashboard-client'] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const TEXT = 'Vos commandes et les créations à valider apparaîtront ici.';

it('keeps its text for a client without an order', async () => {
  expect(await read([])).toContain(TEXT);
});

it('says nothing of the kind while orders load, nor to a client who has some: they are redirected', async () => {
  expect(await read(undefined)).not.toContain(TEXT);
  expect(await read([{ _id: { $oid: '64b000000000000000000001' } }])).toBe('');
});
