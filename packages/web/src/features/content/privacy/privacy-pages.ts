import { DocumentReadsPage } from './DocumentReadsPage.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { RegisterPage } from './RegisterPage.tsx';

/** One script: each more is named in every first load. */
export const PRIVACY_PAGES = { RegisterPage, PeoplePage, DocumentReadsPage };
