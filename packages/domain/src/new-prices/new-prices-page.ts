/** What such an order is called; apart from its other words, which few pages load. */
export const SAME_CARD = 'Même carte, nouveaux prix';

/** The page of new prices, below the address of the step that holds them (`pricesStep` of a kind). */
export const NEW_PRICES_PAGE = 'prix';
