import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Receipt } from './send-files.ts';

/** Received files, and what to know about them. */
export function Thanks({ receipt }: { receipt: Receipt }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <p className="link-page-done tone-done">
        <Icon of={IconCircleCheck} size="l" />
      </p>
      <h1 className="title-page" tabIndex={-1} ref={title}>
        Merci, c’est envoyé
      </h1>
      <p className="lede">{receipt.message}</p>
      <ul className="link-page-files">
        {receipt.fichiers.map((name) => (
          <li key={name}>
            <Icon of={IconFile} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {receipt.avertissements.map((warning) => (
        <Banner key={warning} tone="wait">
          {warning}
        </Banner>
      ))}
      <p className="meta">Ce lien a servi une fois, vous pouvez fermer cette page.</p>
    </>
  );
}
