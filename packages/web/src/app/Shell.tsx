import { Outlet } from '@tanstack/react-router';
import { useLiveChanges } from '../hooks/use-live-changes.ts';
import { Header } from './Header.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { StandInNotice } from './StandInNotice.tsx';
import './Shell.css';

/** Slate header, the screen, the footer. */
export function Shell() {
  useLiveChanges();
  return (
    <>
      <button type="button" className="shell-skip" onClick={() => document.querySelector('main')?.focus()}>
        Aller au contenu
      </button>
      <Header />
      <StandInNotice />
      <Outlet />
      <LegalFooter />
    </>
  );
}
