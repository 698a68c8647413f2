import type { Chapter } from '@ardoise/domain/wizards/signed-summary.ts';
import { UNANSWERED } from '@ardoise/domain/wizards/summary-lines.ts';
import type { SummaryLine } from '@ardoise/domain/wizards/wizard-project.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';

/** Longer than half the sheet: uses the whole line. */
const LONG = 34;

function isLong({ label, value }: SummaryLine): boolean {
  return label.length + value.length > LONG + 14 || value.length > LONG;
}

/** If an answer has several pictures, the names of all pictures of the step are captions. */
function inWords(lines: readonly SummaryLine[]): SummaryLine[] {
  const several = lines.some(({ images = [] }) => images.length > 1);
  return several ? lines.filter(({ images = [] }) => images.length === 0) : [...lines];
}

function Line({ line }: { line: SummaryLine }) {
  const place = line.rich !== undefined ? ' recap-rich' : isLong(line) ? ' recap-long' : '';
  return (
    <div className={`leader${place}`}>
      <dt>{line.label}</dt>
      <dd className={line.value === UNANSWERED ? 'recap-unanswered' : undefined}>
        {line.rich === undefined ? line.value : <RichText stored={line.rich} />}
      </dd>
    </div>
  );
}

function Pictures({ lines }: { lines: readonly SummaryLine[] }) {
  const pictures = lines.flatMap((line) =>
    (line.images ?? []).map((image) => ({ ...image, of: line.label })),
  );
  if (pictures.length === 0) return null;
  return (
    <div className="recap-thumbs">
      {pictures.map(({ of, name, image }) => (
        <figure key={`${of} ${name} ${image}`}>
          <div className="recap-photo">
            <img src={image} alt="" loading="lazy" />
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function EditLink({ to, what }: { to: string | undefined; what: string }) {
  if (to === undefined) return null;
  return (
    <Link className={buttonClass({ tone: 'text' })} to={to}>
      <Icon of={IconPencil} size="s" />
      Modifier<span className="visually-hidden"> : {what}</span>
    </Link>
  );
}

interface RecapSectionProps {
  chapter: Chapter;
  /** Absent when read-only, undefined for a step that somebody else fills. */
  hrefOf?: ((path: string) => string | undefined) | undefined;
}

/** A chapter of the order, each of its steps with an edit link. */
export function RecapSection({ chapter, hrefOf }: RecapSectionProps) {
  const [only] = chapter.sections;
  const single = chapter.sections.length === 1;
  return (
    <section className="recap-section">
      <header>
        <h2 className="title-section">
          <small>{chapter.number}</small>
          {chapter.title}
        </h2>
        {single && only && <EditLink to={hrefOf?.(only.path)} what={chapter.title} />}
      </header>
      {chapter.sections.map((section) => (
        <div className="recap-step" key={section.path}>
          {!single && (
            <header>
              <h3 className="title-sub">{section.title}</h3>
              <EditLink to={hrefOf?.(section.path)} what={section.title} />
            </header>
          )}
          <dl className="recap-columns">
            {inWords(section.lines).map((line) => (
              <Line key={`${line.label} ${line.value}`} line={line} />
            ))}
          </dl>
          <Pictures lines={section.lines} />
        </div>
      ))}
    </section>
  );
}
