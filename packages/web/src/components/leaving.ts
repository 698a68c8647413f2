import { createContext, useContext } from 'react';

/** How to leave the login page, which is rendered with and without the router. */
export interface Leaving {
  /** Opens another page of the site. */
  go: (href: string) => Promise<void>;
  /** Navigates to the account's landing page, or the requested one. @throws NetworkError */
  enter: () => Promise<void>;
}

export const LeavingContext = createContext<Leaving | null>(null);

export function useLeaving(): Leaving {
  const leaving = useContext(LeavingContext);
  if (leaving === null) throw new Error('The login page stands inside the application, or app/visitor.tsx');
  return leaving;
}
