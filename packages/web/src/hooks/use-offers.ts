import { DEFAULT_OFFERS, type Offers } from '@ardoise/domain/catalogue/offers.ts';
import { useSettings } from './use-settings.ts';

/** Closed lists of head office, for the rules of a wizard. */
export function useOffers(): Offers {
  return useSettings().data?.offres ?? DEFAULT_OFFERS;
}
