import type { SummaryLine } from '@ardoise/domain/wizards/wizard-project.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import './DocketBrief.css';

/** Questions and answers at length, with their pictures. */
export function DocketBrief({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className="docket-brief">
      {lines.map(({ label, value, rich, images = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {rich === undefined ? value : <RichText stored={rich} />}
            {images.length > 0 && (
              <span className="docket-brief-pictures">
                {images.map(({ name, image }) => (
                  <img key={`${name} ${image}`} src={image} alt="" width="44" height="44" loading="lazy" />
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
