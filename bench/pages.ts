/** Filled by the page measurements: bytes of a first load, and Lighthouse. */
export async function measurePages(): Promise<void> {}
