import { describe, expect, it } from 'vitest';
import { memoryHistory } from './history.ts';
import { Redirect, type Route, Router, type Shown } from './router.ts';

const page = () => null;

function later<Value>() {
  return Promise.withResolvers<Value>();
}

async function routerWith(routes: Partial<Route<string>>[], first = '/') {
  const history = memoryHistory(first);
  const router = new Router<string>(
    routes.map((route) => ({ path: '/', page, ...route })),
    history,
  );
  const shown: Shown<string>[] = [];
  await router.load();
  router.showBy(async (next) => void shown.push(next));
  return { router, history, shown, addresses: () => shown.map(({ place }) => place.href) };
}

describe('a navigation', () => {
  it('shows a screen with the data, parameters and query of its route', async () => {
    const { router, shown } = await routerWith([
      {},
      { path: '/suivi/$id', enter: async ({ place }) => `read for ${place.href}` },
    ]);
    await router.navigate({ to: '/suivi/$id', params: { id: '7' }, search: { onglet: 'fichiers' } });
    expect(shown).toEqual([
      expect.objectContaining({
        params: { id: '7' },
        search: { onglet: 'fichiers' },
        data: 'read for /suivi/7?onglet=fichiers',
        scroll: 'top',
      }),
    ]);
  });

  it('is superseded by a later one, even if it resolves last', async () => {
    const slow = later<string>();
    const { router, addresses } = await routerWith([
      {},
      { path: '/slow', enter: () => slow.promise },
      { path: '/quick' },
    ]);
    const first = router.navigate({ to: '/slow' });
    await router.navigate({ to: '/quick' });
    slow.resolve('late');
    await first;
    expect(addresses()).toEqual(['/quick']);
  });

  it('redirects, replacing its history entry', async () => {
    const { router, history, addresses } = await routerWith([
      {},
      {
        path: '/closed',
        enter: async () => {
          throw new Redirect({ to: '/login', search: { targetUrl: '/closed' } });
        },
      },
      { path: '/login' },
    ]);
    await router.navigate({ to: '/closed' });
    history.go(-1);
    await expect.poll(addresses).toEqual(['/login?targetUrl=%2Fclosed', '/']);
  });

  it('shows the error page, and the page after a successful reload', async () => {
    let fails = true;
    const { router, shown } = await routerWith([
      {},
      {
        path: '/list',
        enter: async () => {
          if (fails) throw new Error('away');
          return 'read';
        },
      },
    ]);
    await router.navigate({ to: '/list' });
    expect(shown.at(-1)?.failure).toEqual({ error: new Error('away') });
    fails = false;
    await router.invalidate();
    expect([shown.at(-1)?.failure, shown.at(-1)?.data, shown.at(-1)?.scroll]).toEqual([
      undefined,
      'read',
      'kept',
    ]);
  });

  it('keeps the query parameters that its route carries', async () => {
    const { router } = await routerWith(
      [{}, { path: '/suivi/$id', carry: (search, now) => ({ liste: now.search, ...search }) }],
      '/?q=1',
    );
    expect(router.hrefOf({ to: '/suivi/$id', params: { id: '7' } })).toBe('/suivi/7?liste=%3Fq%3D1');
    expect(router.hrefOf({ to: '/suivi/7', search: { liste: 'x' } })).toBe('/suivi/7?liste=x');
  });

  it('notifies of its start and its end, with the former address', async () => {
    const { router } = await routerWith([{}, { path: '/next' }]);
    const told: string[] = [];
    router.on('leave', ({ from, to }) => told.push(`leave ${from?.href} ${to.href}`));
    const stop = router.on('shown', ({ from, to }) => told.push(`shown ${from?.href} ${to.href}`));
    await router.navigate({ to: '/next' });
    stop();
    await router.navigate({ href: '/' });
    expect(told).toEqual(['leave / /next', 'shown / /next', 'leave /next /']);
  });
});

it('the first screen is notified once a renderer is registered', async () => {
  const router = new Router<string>([{ path: '/', page }], memoryHistory('/'));
  const told: unknown[] = [];
  router.on('shown', ({ from }) => told.push(from));
  await router.load();
  expect(told).toEqual([]);
  router.showBy(async () => undefined);
  expect(told).toEqual([undefined]);
});

it('a prefetch loads script and data, ignores errors and does not navigate', async () => {
  const prepared: string[] = [];
  const { router, addresses } = await routerWith([
    {},
    {
      path: '/list',
      page: Object.assign(() => null, { preload: async () => prepared.push('script') }),
      enter: async ({ isPreload }) => {
        prepared.push(`data ${isPreload}`);
        throw new Error('away');
      },
    },
  ]);
  await router.preload('/list?q=1');
  await router.preload('/nowhere');
  expect(prepared.sort()).toEqual(['data true', 'script']);
  expect([addresses(), router.place.href]).toEqual([[], '/']);
});

describe('a blocker', () => {
  async function held() {
    const enter = async () => {
      throw new Redirect({ to: '/other' });
    };
    const site = await routerWith([{}, { path: '/form' }, { path: '/other' }, { path: '/closed', enter }]);
    await site.router.navigate({ to: '/form' });
    const answers: ((goes: boolean) => void)[] = [];
    const release = site.router.blockers.add({
      blocks: () => true,
      ask: () => new Promise((resolve) => answers.push(resolve)),
    });
    return { ...site, answers, release };
  }

  it.each([true, false])('asks for confirmation before a link is followed: %s', async (goes) => {
    const { router, answers, addresses } = await held();
    const navigated = router.navigate({ to: '/other' });
    expect([router.place.href, answers.length]).toEqual(['/form', 1]);
    answers[0]?.(goes);
    await navigated;
    expect(addresses()).toEqual(goes ? ['/form', '/other'] : ['/form']);
  });

  it.each([true, false])('asks for confirmation after the browser went back: %s', async (goes) => {
    const { router, history, answers, addresses } = await held();
    history.go(-1);
    expect([router.place.href, answers.length]).toEqual(['/form', 1]);
    answers[0]?.(goes);
    await expect.poll(() => router.place.href).toBe(goes ? '/' : '/form');
    await expect.poll(addresses).toEqual(goes ? ['/form', '/'] : ['/form']);
  });

  it('asks once where the address redirects', async () => {
    const { router, answers, addresses } = await held();
    const navigated = router.navigate({ to: '/closed' });
    answers[0]?.(true);
    await navigated;
    expect([answers.length, addresses()]).toEqual([1, ['/form', '/other']]);
  });

  it('blocks nothing once it is removed', async () => {
    const { router, history, release, addresses } = await held();
    release();
    history.go(-1);
    await router.navigate({ to: '/other' });
    expect(addresses().at(-1)).toBe('/other');
  });
});
