import { OutletPiecesPage } from './OutletPiecesPage.tsx';
import { PiecesPage } from './PiecesPage.tsx';
import { RecallPage } from './RecallPage.tsx';

/** What stands at outlets, and its recalls: opened from one another. */
export const PIECE_PAGES = { PiecesPage, OutletPiecesPage, RecallPage };
