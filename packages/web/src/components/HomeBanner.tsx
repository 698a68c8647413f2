import { Banner } from './Banner.tsx';

/** Head office's notice, as the home page shows it; the text up to its colon is bold. */
export function HomeBanner({ text, wide = false }: { text: string; wide?: boolean }) {
  const [, about, rest] = /^([^:]{1,40}\s?:)(.*)$/s.exec(text) ?? [];
  return (
    <Banner tone="stop" wide={wide} {...(wide && { role: 'status' })}>
      <p>{about === undefined ? text : [<b key="about">{about}</b>, rest]}</p>
    </Banner>
  );
}
