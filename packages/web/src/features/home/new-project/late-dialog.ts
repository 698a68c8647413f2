import { lateScreen } from '../../../components/late-screen.tsx';

/** Of no use before a press: loaded once the page is in use. */
export const NewProjectDialog = lateScreen(
  async () => (await import('./NewProjectDialog.tsx')).NewProjectDialog,
  null,
);
