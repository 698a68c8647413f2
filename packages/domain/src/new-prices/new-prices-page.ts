/** The page of new prices, below the address of the step that holds them (`pricesStep` of a kind). */
export const NEW_PRICES_PAGE = 'prix';
