import { type ReactNode, useId } from 'react';
import { PageDescription } from './page-description.ts';

interface DescribedPagesProps {
  /** Where one reads what the pages show: '« Votre commande »'. */
  where: string;
  children: ReactNode;
}

/** The pages of a proof are pictures: each has for its description where the same is written. */
export function DescribedPages({ where, children }: DescribedPagesProps) {
  const id = useId();
  return (
    <PageDescription value={id}>
      <p className="visually-hidden" id={id}>
        Ce que la création doit dire est écrit dans {where}.
      </p>
      {children}
    </PageDescription>
  );
}
