import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button.tsx';
import { ClientSteps } from '../../components/projects/ClientSteps.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { OrderPicture } from './OrderPicture.tsx';
import { orderedInWords, orderWords } from './order-words.ts';

interface OrderCardProps {
  row: ProjectRow;
  now: number;
  /** What waits for the client first: larger, with the page's red button. */
  first?: boolean;
}

/** An order: its picture, one sentence, its steps and one button. */
export function OrderCard({ row, now, first = false }: OrderCardProps) {
  const { step, sentence, button } = orderWords(row, now);
  const title = `order-${row._id.$oid}`;
  const ordered = orderedInWords(row);
  const tone = first ? 'main' : button.mine ? 'ink' : 'line';
  return (
    <article
      className={first ? 'client-orders-card client-orders-first' : 'client-orders-card'}
      aria-labelledby={title}
    >
      <OrderPicture row={row} />
      <div className="client-orders-said">
        <div>
          <h2 className={first ? 'title-section' : 'title-sub'} id={title}>
            {projectName(row)}
          </h2>
          {ordered !== '' && <p className="meta">{ordered}</p>}
        </div>
        <p className="client-orders-sentence">{sentence}</p>
        <ClientSteps step={step} mine={button.mine} named={first} />
        <p className="client-orders-go">
          <Link
            className={buttonClass({ tone, size: first ? 'l' : 'm' })}
            to={button.to}
            aria-describedby={title}
          >
            {button.label}
          </Link>
        </p>
      </div>
    </article>
  );
}
