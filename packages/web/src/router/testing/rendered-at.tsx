import type { ReactNode } from 'react';
import { memoryHistory } from '../history.ts';
import { RouterProvider } from '../RouterProvider.tsx';
import { Router } from '../router.ts';

/** For tests: renders an element in a router at an address whose route has loaded `data`. */
export async function renderedAt(address: string, body: () => ReactNode, data?: unknown): Promise<ReactNode> {
  const router = new Router<unknown>(
    [{ path: '/$', page: body, enter: async () => data }],
    memoryHistory(address),
  );
  await router.load();
  const Failed = ({ error }: { error: unknown }): ReactNode => {
    throw error;
  };
  return <RouterProvider router={router} failed={Failed} />;
}
