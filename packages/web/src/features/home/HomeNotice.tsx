import { useEffect } from 'react';
import { HomeBanner } from '../../components/HomeBanner.tsx';
import { keepNotice } from '../../components/kept-notice.ts';
import { useSettings } from '../../hooks/use-settings.ts';

/** Head office's notice: its text is kept for the skeleton of the next load. */
export function HomeNotice() {
  const notice = useSettings().data?.banniere;
  useEffect(() => {
    if (notice !== undefined) keepNotice(notice);
  }, [notice]);
  return notice ? <HomeBanner text={notice} wide /> : null;
}
