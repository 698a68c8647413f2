import { DeliveryPage } from './DeliveryPage.tsx';
import { TrackingPage } from './TrackingPage.tsx';

/** One script: each more is named in every first load. */
export const LINKED_PAGES = { DeliveryPage, TrackingPage };
