import { HelpPage } from '../features/help/HelpPage.tsx';
import { InitPage } from '../features/init/InitPage.tsx';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { OpenProjectPage } from '../features/open-project/OpenProjectPage.tsx';

/** One script: each more is named in every first load. */
export const SMALL_PAGES = { HelpPage, InitPage, LegalPage, OpenProjectPage };
