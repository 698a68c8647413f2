import { lateScreen } from '../../components/late-screen.tsx';

/** Loaded once one opens. */
export const LateRowDialog = lateScreen(async () => (await import('./RowDialog.tsx')).RowDialog, null);
