import { AmendDialog } from './AmendDialog.tsx';
import { FreePricesDialog } from './FreePricesDialog.tsx';
import { freePricesToAsk } from './free-prices-kept.ts';

/** What few steps are left by, in one script. */
export const dialogsLater = { AmendDialog, FreePricesDialog, freePricesToAsk };
