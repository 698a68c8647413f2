import { createContext, useContext } from 'react';

/** How one leaves the login page, which is opened with the router and without it. */
export interface Leaving {
  /** Opens another page of the site. */
  go: (href: string) => Promise<void>;
  /** Goes on to where the account starts, or was going. @throws NetworkError */
  enter: () => Promise<void>;
}

export const LeavingContext = createContext<Leaving | null>(null);

export function useLeaving(): Leaving {
  const leaving = useContext(LeavingContext);
  if (leaving === null) throw new Error('The login page stands inside the application, or app/visitor.tsx');
  return leaving;
}
