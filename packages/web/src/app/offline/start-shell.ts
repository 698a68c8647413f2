import { keepShell, takeNewRelease } from '../../api/device/shell-state.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { readDeviceMemory } from '../../features/login/device-memory.ts';

/**
 * Keeps the shell on the device of whoever is signed in, of every role; a new release takes over once nothing typed waits here,
 * in any tab, and the queue is empty. Resolves to whether the browser has a worker. @throws Error where the server has none
 */
export async function startShell(outbox: Outbox): Promise<boolean> {
  if (!(await keepShell())) return false;
  takeNewRelease(async () => {
    const { drafts, messages, entries } = await readDeviceMemory();
    return drafts + messages + entries + (await outbox.refresh()).length === 0;
  });
  return true;
}
