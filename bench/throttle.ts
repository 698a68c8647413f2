import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Lighthouse's mobile profile: slow 4G, and a processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const CPU_SLOWDOWN = 4;

/** A page on slow 4G. */
export async function onSlow4G(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return devtools;
}

/** The same on a slow tablet. */
export async function throttled(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await onSlow4G(context, page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devtools;
}
