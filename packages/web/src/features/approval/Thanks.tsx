import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { type Answer, afterwards } from './approval-words.ts';
import { Reach } from './Reach.tsx';

export interface Given {
  answer: Answer;
  reply: ApprovalReply;
  /** The page it concerned. */
  page: ApprovalPage;
}

const TITLES: Record<Answer, string> = {
  accord: 'C’est signé',
  corrections: 'C’est transmis',
};

/** Confirmation of the answer, and what happens next. */
export function Thanks({ given: { answer, reply, page } }: { given: Given }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="approval-calm">
      <p className={`approval-mark ${answer === 'accord' ? 'tone-done' : 'tone-work'}`}>
        <Icon of={answer === 'accord' ? IconCircleCheck : IconMailForward} size="l" />
      </p>
      <h1 className="title-page" tabIndex={-1} ref={title}>
        {TITLES[answer]}
      </h1>
      <p className="lede">{reply.message}</p>
      <div>
        {afterwards(answer, reply, page).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Reach who={page} />
    </div>
  );
}
