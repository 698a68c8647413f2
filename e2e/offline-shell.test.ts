import { expect, it } from 'vitest';
import { sharedDemonstration } from './demonstration.ts';
import { fetchedTwice, isDrawn, isRefusal, keepShell, openDevice } from './kept-shell.ts';

const site = sharedDemonstration();

it('opens the application without network, and no page of the browser’s', async () => {
  const { page, context, complaints } = await openDevice(site);
  await keepShell(page);
  // A preload that the policy blocks is no violation: the script would be fetched again, later.
  expect(await fetchedTwice(page)).toEqual([]);
  await context.setOffline(true);
  for (const address of ['/', '/chr/info-pdv/65f000000000000000000001', '/dashboard?q_statut=Agence']) {
    await page.goto(address);
    await isDrawn(page);
  }
  await page.reload();
  await isDrawn(page);
  expect(complaints.filter(isRefusal)).toEqual([]);
});
