import { createContext, useContext } from 'react';

/** Id of what says where the words of the shown pages are written (DescribedPages.tsx). */
export const PageDescription = createContext<string | undefined>(undefined);

export const usePageDescription = () => useContext(PageDescription);
