import type { Chapter } from '@ardoise/domain/kinds/signed-summary.ts';
import { UNANSWERED } from '@ardoise/domain/wizards/summary-lines.ts';
import type { SummaryLine } from '@ardoise/domain/wizards/wizard-project.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Banner } from '../../../components/Banner.tsx';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { Link } from '../../../router/Link.tsx';

/** Longer than half the sheet: uses the full line. */
const LONG = 34;

function isLong({ label, value }: SummaryLine): boolean {
  return label.length + value.length > LONG + 14 || value.length > LONG;
}

/** The lines of the card's text, folded, each under its section; the order form has them in full. */
function FoldedText({ lines }: { lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return null;
  const sections = Map.groupBy(lines, ({ under = '' }) => under);
  // A card may say the same twice.
  const seen = new Map<string, number>();
  const keyOf = ({ label, value }: SummaryLine) => {
    const said = `${label} ${value}`;
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    return `${said} ${times}`;
  };
  return (
    <details className="recap-text">
      <summary>
        <b>{lines.length === 1 ? 'La ligne' : `Les ${lines.length} lignes`}</b>{' '}
        <span className="meta">imprimées au bon de commande</span>
      </summary>
      {[...sections].map(([title, own]) => (
        <div key={title}>
          {title && <h3>{title}</h3>}
          {own.map((line) => (
            <Leader
              key={keyOf(line)}
              name={
                <>
                  {line.label}
                  {line.detail && <span className="meta">, {line.detail}</span>}
                </>
              }
              value={line.value}
            />
          ))}
        </div>
      ))}
    </details>
  );
}

const isOfText = ({ under }: SummaryLine): boolean => under !== undefined;

/** What is drawn has its name below its picture, not in words too. */
function inWords(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.filter((line) => (line.images ?? []).length === 0 && !isOfText(line));
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
  /** What is in doubt in a step. */
  noteOf?: (path: string) => string | undefined;
}

const isOpen = ({ lines }: Chapter['sections'][number]) => lines.some(({ value }) => value === UNANSWERED);

/** The title of a step, linked to it if the reader may change it. */
function StepTitle({ to, title }: { to: string | undefined; title: string }) {
  return <h3 className="title-sub">{to === undefined ? title : <Link to={to}>{title}</Link>}</h3>;
}

/** A chapter of the order, with one edit link: to its first unanswered step, else its first. */
export function RecapSection({ chapter, hrefOf, noteOf }: RecapSectionProps) {
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
          {noteOf?.(section.path) && <Banner tone="wait">{noteOf(section.path)}</Banner>}
          <dl className="recap-columns">
            {inWords(section.lines).map((line) => (
              <Line key={`${line.label} ${line.value}`} line={line} />
            ))}
          </dl>
          <FoldedText lines={section.lines.filter(isOfText)} />
          <Pictures lines={section.lines} />
        </div>
      ))}
    </section>
  );
}
