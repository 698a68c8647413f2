/** What works without a network, in one script that is loaded late. */
export const loadOffline = async () => (await import('./offline-part.ts')).OFFLINE;
