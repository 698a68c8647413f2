import { useEffect } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { keepNotice } from '../../components/kept-notice.ts';
import { useSettings } from '../../hooks/use-settings.ts';

/** Head office's notice: its text is kept for the skeleton of the next load. */
export function HomeNotice() {
  const notice = useSettings().data?.banniere;
  useEffect(() => {
    if (notice !== undefined) keepNotice(notice);
  }, [notice]);
  if (!notice) return null;
  return (
    <Banner tone="stop" wide role="status">
      <NoticeText text={notice} />
    </Banner>
  );
}

/** The text before the colon is bold. */
function NoticeText({ text }: { text: string }) {
  const [, about, rest] = /^([^:]{1,40}\s?:)(.*)$/s.exec(text) ?? [];
  return <p>{about === undefined ? text : [<b key="about">{about}</b>, rest]}</p>;
}
