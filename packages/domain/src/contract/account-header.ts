/** In every reply to a session: the number of its account, by which a page knows whose reply it keeps. */
export const ACCOUNT_HEADER = 'x-compte';
