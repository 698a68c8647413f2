import { NewOutletPage } from './NewOutletPage.tsx';
import { OutletPage } from './OutletPage.tsx';
import { OutletsPage } from './OutletsPage.tsx';

/** One script: each more is named in every first load. */
export const OUTLET_PAGES = { OutletsPage, NewOutletPage, OutletPage };
