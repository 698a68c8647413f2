import type { Chapter } from '@ardoise/domain/kinds/signed-summary.ts';
import { UNANSWERED } from '@ardoise/domain/wizards/summary-lines.ts';
import type { SummaryLine } from '@ardoise/domain/wizards/wizard-project.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { Link } from '../../../router/Link.tsx';

/** Longer than half the sheet: uses the full line. */
const LONG = 34;

function isLong({ label, value }: SummaryLine): boolean {
  return label.length + value.length > LONG + 14 || value.length > LONG;
}

/** What is drawn has its name below its picture, not in words too. */
function inWords(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.filter(({ images = [] }) => images.length === 0);
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
  const pictures = lines.flatMap(({ label, images = [] }) =>
    images.map((image) => ({ ...image, of: label, only: images.length === 1 })),
  );
  if (pictures.length === 0) return null;
  return (
    <div className="recap-thumbs">
      {pictures.map(({ of, only, name, image }) => (
        <figure key={`${of} ${name} ${image}`}>
          <div className="recap-photo">
            <img src={image} alt="" loading="lazy" />
          </div>
          <figcaption>
            {only && <span className="meta">{of}</span>}
            {name}
          </figcaption>
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
  /** Absent when read-only, undefined for a step that another person fills in. */
  hrefOf?: ((path: string) => string | undefined) | undefined;
}

const isOpen = ({ lines }: Chapter['sections'][number]) => lines.some(({ value }) => value === UNANSWERED);

/** The title of a step, linked to it if the reader may change it. */
function StepTitle({ to, title }: { to: string | undefined; title: string }) {
  return <h3 className="title-sub">{to === undefined ? title : <Link to={to}>{title}</Link>}</h3>;
}

/** A chapter of the order, with one edit link: to its first unanswered step, else its first. */
export function RecapSection({ chapter, hrefOf }: RecapSectionProps) {
  const single = chapter.sections.length === 1;
  const own = chapter.sections.filter(({ path }) => hrefOf?.(path) !== undefined);
  const edited = own.find(isOpen) ?? own[0];
  return (
    <section className="recap-section">
      <header>
        <h2 className="title-section">
          <small>{chapter.number}</small>
          {chapter.title}
        </h2>
        <EditLink to={edited && hrefOf?.(edited.path)} what={chapter.title} />
      </header>
      {chapter.sections.map((section) => (
        <div className="recap-step" key={section.path}>
          {!single && (
            <header>
              <StepTitle to={hrefOf?.(section.path)} title={section.title} />
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
